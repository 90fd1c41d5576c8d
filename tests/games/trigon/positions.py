"""Positions and helpers that several tests share."""

from __future__ import annotations

from pathlib import Path

import numpy as np

import tripot
from tripot.engine import kernels
from tripot.engine.position import Position
from tripot.engine.state import OVER, States
from tripot.record import read_record, replay

MODES = ("four", "three", "two", "teams")
CONTACTS = ("any", "corner")
OPTION_SETS = [(mode, contact) for mode in MODES for contact in CONTACTS]

RECORDS = Path(__file__).parents[2] / "records" / "trigon"

CRITICAL = """
    red;
    blue h12,i12,j12,k12,l12,j13 j14,i15,j15,g16,h16,i16 d12,e12,f12,d13,f13,g13 k9,j10,k10,l10,l11,m11
      g9,h9,e10,f10,g10,h10 k7,l7,m7,l8,m8,n8 n12,o12,p12,q12,r12,s12 i5,j5,k5,i6,j6 f4,g4,h4,i4,f5
      o7,p7,q7,r7,p8,q8 b8,a9,b9,c9,d9,c10 g7,h7,i7,e8,f8,g8 d6,e6,f6,g6,c7,d7 n14,l15,m15,n15 s8,t8 t13
      b11,c11,d11;
    yellow w10,x10,x11,y11,y12,z12 ac10,ad10,ac11,ad11,ab12,ac12 x8,y8,z8,z9,aa9,ab9 t7,u7,v7,w7,u8,v8
      q5,r5,s5,r6,s6 r8,r9,s9,t9,s10,t10 ac13,ad13,ae13,ac14,ad14,ae14 l4,l5,m5,n5,o5,m6 m10,n10,o10,p10,q10,p11
      y15,z15,aa15,ab15,y16,aa16 h2,i2,j2,h3,j3,k3 v14,w14,x14,y14,u15,v15 ah10,ag11,ah11,af12,ag12 q14,r14,s14,t14
      q3,r3,q4 t2,u2,t3,u3,u4 l9 h8,i8,j8,k8,j9 w2,x2,y2,x3;
    red o15,p15,q15,r15,q16,r16 o13,p13,q13,r13,s13,o14 w15,t16,u16,v16,w16,x16 v12,w12,u13,v13,w13,x13
      z16,y17,z17,aa17,z18,aa18 l16,m16,n16,m17,n17,m18 z13,aa13,ab13,z14,aa14,ab14 y9,y10,z10,z11,aa11,aa12
      u17,s18,t18,u18,v18,w18 u9,v9,u10,v10,u11,v11 k13,l13,m13,k14,l14,m14 i17,j17,k17,i18,k18 p17,q17,q18
      g14,h14,i14,g15,h15 ac15,ad15,ab16,ac16 r10,q11,r11,s11 m9,n9,o9,p9,q9 n11,o11;
    green z6,aa6,ab6,ac6,ad6,z7 w5,x5,y5,z5,w6,x6 ae7,af7,ag7,ac8,ad8,ae8 ae9,ae10,af10,ae11,af11,ae12
      s3,r4,s4,t4,t5,u5 z2,y3,z3,aa3,ab3,y4 q1,o2,p2,q2,r2,s2 k1,l1,m1,k2,l2,m2 u1,v1,w1,x1,y1,z1 v3,w3,v4,w4
      m3,n3,o3,n4,o4,p4 ah8,ag9,ah9,ai9,ai10 ab4,ac4,ad4,ab5,ad5 j4,k4 t6
"""
"""Of a game of levels: red has only the single triangle to lay, on one of twelve cells, and where decides the game."""


def played(*texts: str, mode: str = "four", contact: str = "any") -> Position:
    position = tripot.new("trigon", seed=1, mode=mode, contact=contact)
    for text in texts:
        position.play(text)
    return position


def recorded(name: str, before_end: int = 0) -> Position:
    """A recorded game, so many actions before its end."""
    record = read_record((RECORDS / f"finished-{name}.tripot").read_text(encoding="utf-8"))
    *_, position = replay(record)
    position.undo(before_end)
    return position


def critical() -> Position:
    """The position CRITICAL."""
    return tripot.position("trigon", " ".join(CRITICAL.split()))


def leaves(states: States, depth: int) -> int:
    """Positions after ``depth`` actions, each way to get there counted."""
    if kernels.actor(states, 0) == OVER:
        return 0
    actions = np.empty(32131, np.int64)
    count = kernels.legal(states, 0, actions)
    if depth == 1:
        return int(count)
    total = 0
    for action in actions[:count]:
        after = states.copy()
        kernels.play(after, 0, action)
        total += leaves(after, depth - 1)
    return total

// One dry wooden click, made on the spot.

let context: AudioContext | null = null;

export function click() {
  if (navigator.userActivation?.hasBeenActive === false) return; // browsers play nothing to who has not touched the page
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") return void context.resume();
    const now = context.currentTime;
    const length = Math.floor(context.sampleRate * 0.03);
    const noise = context.createBuffer(1, length, context.sampleRate);
    const samples = noise.getChannelData(0);
    for (let i = 0; i < length; i++) samples[i] = (Math.random() * 2 - 1) * Math.exp(-i / (length * 0.12));
    const source = context.createBufferSource();
    source.buffer = noise;
    const wood = context.createBiquadFilter();
    wood.type = "bandpass";
    wood.frequency.value = 1400;
    wood.Q.value = 1.6;
    const volume = context.createGain();
    volume.gain.value = 0.5;
    source.connect(wood).connect(volume).connect(context.destination);
    source.start(now);
  } catch {
    // No sound device: the game goes on in silence.
  }
}

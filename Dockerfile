# docker build -t tripot .
# docker run -p 8000:8000 -v tripot:/data tripot            (docs/deploying.md says more)

FROM python:3.13-slim AS built
WORKDIR /source
COPY pyproject.toml README.md LICENSE ./
COPY web web
COPY src src
# The wheel holds the page: web/build_page.py builds it with the Node.js of a Python package.
RUN pip wheel --no-cache-dir --no-deps --wheel-dir /wheels . \
 && python -m venv /opt/tripot \
 && /opt/tripot/bin/pip install --no-cache-dir "$(ls /wheels/tripot-*.whl)[postgresql]"

FROM python:3.13-slim
RUN useradd --system --uid 10001 --no-create-home --shell /usr/sbin/nologin tripot \
 && install -d -o tripot -g tripot /data /var/cache/tripot
COPY --from=built /opt/tripot /opt/tripot
ENV PATH=/opt/tripot/bin:$PATH TRIPOT_CACHE=/var/cache/tripot
USER tripot
# Nobody waits for a first table. On another kind of processor it is compiled again, into the same folder.
RUN tripot warmup
VOLUME /data
EXPOSE 8000
HEALTHCHECK --start-period=30s --interval=30s --timeout=5s \
  CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/healthz', timeout=4)"]
ENTRYPOINT ["tripot", "play", "--host", "0.0.0.0", "--log-format", "json"]
CMD ["--database", "/data/tables.sqlite"]

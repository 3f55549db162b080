# The image of the service: docs/operations/containers.md says how to run it.

# Node 20 or later with npm, and libatomic; npm installs the version that the service is built and tested with.
ARG BUILD_IMAGE=docker.io/library/node:24-trixie
# glibc, libstdc++ and certificates, without shell and package manager.
ARG BASE_IMAGE=gcr.io/distroless/cc-debian13

FROM ${BUILD_IMAGE} AS build
WORKDIR /source
COPY . .
RUN npm run -s build \
  && mkdir -p /image/app /image/usr/local/bin /data \
  && cp -r dist/api dist/worker dist/cli dist/dashboard dist/main.js dist/package.json /image/app/ \
  && cp "$(npm run -s node -- -p process.execPath)" /image/usr/local/bin/node \
  && cp -L --parents /usr/lib/*/libatomic.so.1 /image/

FROM ${BASE_IMAGE}
COPY --from=build /image /
# Files of messages; with MEDIA_S3_BUCKET only unfinished ones. Without it all processes need the same volume here. A new volume gets
# this owner.
COPY --from=build --chown=65532:65532 /data /data
ENV CHANNEL_DATA_DIR=/data HOST=0.0.0.0
WORKDIR /app
USER 65532:65532
EXPOSE 8787
ENTRYPOINT ["/usr/local/bin/node", "/app/main.js"]
CMD ["--help"]

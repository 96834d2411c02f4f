# syntax=docker/dockerfile:1
# What is published, built from this checkout.
FROM node:24-bookworm-slim AS build
WORKDIR /build
COPY . .
RUN npm run pack

# The published command on a slim image: no sources, no build tools.
FROM node:24-bookworm-slim
ENV NODE_ENV=production \
    HOLDUP_DATABASE=/data/holdup.db
RUN --mount=type=bind,from=build,source=/build/dist/packages,target=/packages \
    npm install --global --ignore-scripts --no-audit --no-fund /packages/holdup-[0-9]*.tgz \
    && npm cache clean --force \
    && install --directory --owner=node --group=node /data
USER node
WORKDIR /data
VOLUME /data
EXPOSE 3000
# Whether the process answers. A database that is away is no reason to restart it: it recovers by itself.
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["holdup", "serve"]

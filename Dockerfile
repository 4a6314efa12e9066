# syntax=docker/dockerfile:1
# Build for both processors: docker buildx build --platform linux/amd64,linux/arm64 -t sheaf .
# The first stage makes a root file system; the image is that and nothing else.

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /src
RUN apt-get update \
 && apt-get install -y --no-install-recommends ca-certificates \
 && rm -rf /var/lib/apt/lists/*
COPY . .
# Pages are rendered with these settings. Use the same ones for the server.
ARG PUBLIC_URL=""
ARG BASE_PATH=""
ARG MAX_FILE_MB=""
ARG MAX_FILES=""
ARG MAX_TOTAL_MB=""
ARG MAX_PAGES=""
ARG PRICING_MODE=""
ARG RETENTION_MINUTES=""
ARG TOOLS_OFF=""
ARG LANGUAGES=""
ARG BRAND_NAME=""
ARG BRAND_COLOUR=""
ARG BRAND_COLOUR_DARK=""
RUN --mount=type=cache,target=/var/cache/npm npm ci --cache /var/cache/npm
RUN NODE_ENV=production PUBLIC_URL="$PUBLIC_URL" BASE_PATH="$BASE_PATH" MAX_FILE_MB="$MAX_FILE_MB" MAX_FILES="$MAX_FILES" \
    MAX_TOTAL_MB="$MAX_TOTAL_MB" MAX_PAGES="$MAX_PAGES" PRICING_MODE="$PRICING_MODE" RETENTION_MINUTES="$RETENTION_MINUTES" TOOLS_OFF="$TOOLS_OFF" \
    LANGUAGES="$LANGUAGES" BRAND_NAME="$BRAND_NAME" BRAND_COLOUR="$BRAND_COLOUR" BRAND_COLOUR_DARK="$BRAND_COLOUR_DARK" \
    node shell/build/buildMissing.ts
RUN npm run image -- /rootfs

FROM scratch
COPY --from=build /rootfs /
WORKDIR /app
ENV NODE_ENV=production PORT=3000
USER 65532:65532
EXPOSE 3000
VOLUME ["/tmp"]
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=6s --start-period=20s --retries=3 CMD ["/usr/bin/node", "api/build/image/checkHealth.ts"]
ENTRYPOINT ["/usr/bin/node"]
CMD ["api/src/main.ts"]

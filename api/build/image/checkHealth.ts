/** The health check of the image: exits with 0 when the server of this container is ready. */
const READY = `http://127.0.0.1:${process.env.PORT || 3000}/api/health/ready`;
const MAX_WAIT_MS = 5000;

const answer = await fetch(READY, { signal: AbortSignal.timeout(MAX_WAIT_MS) }).catch(() => undefined);
process.exitCode = answer?.ok ? 0 : 1;

export {};

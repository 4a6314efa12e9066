import { isIP } from 'node:net';
import { ConfigError, readInteger } from './readSettings.ts';

/** Where the server listens for visitors and for Prometheus. */
export interface PortSettings {
  port: number;
  /** Without a host, the server listens on all interfaces. */
  host: string | undefined;
  /** The port where Prometheus collects metrics; none without it. */
  metricsPort: number | undefined;
}

/** Reads where the server listens. It cannot listen twice on one port. */
export function readPortSettings(env: NodeJS.ProcessEnv): PortSettings {
  const port = readInteger(env, 'PORT', 3000, 0, 65_535);
  const metricsPort = readInteger(env, 'METRICS_PORT', 0, 0, 65_535) || undefined;
  if (metricsPort === port) throw new ConfigError(`METRICS_PORT must not be PORT, but both are ${port}.`);
  return { port, host: readHost(env), metricsPort };
}

/** Throws where workers would reach this server on a port that it listens on for others at the same address. */
export function refuseSharedPort({ port, host, metricsPort }: PortSettings, jobs: { port: number; listenOn: string | undefined } | undefined): void {
  if (!jobs?.port || (jobs.listenOn && host && jobs.listenOn !== host)) return;
  const clashing = jobs.port === port ? 'PORT' : jobs.port === metricsPort ? 'METRICS_PORT' : undefined;
  if (clashing) throw new ConfigError(`JOBS_PORT must not be ${clashing}, but both are ${jobs.port}.`);
}

/** Reads the address to listen on, or its name, which has a letter. */
function readHost(env: NodeJS.ProcessEnv): string | undefined {
  const host = env.HOST || undefined;
  if (host && !isIP(host) && !/^[\w.-]*[a-z][\w.-]*$/i.test(host)) {
    throw new ConfigError(`HOST must be an address such as 127.0.0.1 or a name such as localhost, not "${host}".`);
  }
  return host;
}

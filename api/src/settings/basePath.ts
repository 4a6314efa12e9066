import { ConfigError } from './readSettings.ts';

/** Parts of letters, digits and simple signs, none of which begins with a dot. */
const BASE_PATH = /^(?:\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+$/;

/** Reads the path that the site and its API are served under, such as `/pdf`. Empty when they have a host of their own. */
export function readBasePath(env: NodeJS.ProcessEnv): string {
  const value = env.BASE_PATH || '/';
  if (value === '/') return '';
  if (!BASE_PATH.test(value))
    throw new ConfigError(`BASE_PATH must be a path such as /pdf, with a slash in front and none at its end, not "${value}".`);
  return value;
}

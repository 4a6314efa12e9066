/** A wrong value in the environment. Its message names the variable in one line. */
export class ConfigError extends Error {}

/** Reads a whole number within bounds. */
export function readInteger(env: NodeJS.ProcessEnv, name: string, fallback: number, least: number, most: number): number {
  const value = env[name];
  if (value === undefined || value === '') return fallback;
  const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
  if (!(number >= least && number <= most)) throw new ConfigError(`${name} must be a whole number from ${least} to ${most}, not "${value}".`);
  return number;
}

/** Reads one of a few words. */
export function readChoice<Choice extends string>(env: NodeJS.ProcessEnv, name: string, fallback: Choice, choices: readonly Choice[]): Choice {
  const value = env[name];
  if (value === undefined || value === '') return fallback;
  const chosen = choices.find((choice) => choice === value);
  if (chosen === undefined) throw new ConfigError(`${name} must be one of ${choices.join(', ')}, not "${value}".`);
  return chosen;
}

/** Reads the origin of a server without a path, such as `https://sheaf.example`. */
export function readOrigin(env: NodeJS.ProcessEnv, name: string): string | undefined {
  const value = env[name];
  if (value === undefined || value === '') return undefined;
  const address = URL.canParse(value) ? new URL(value) : undefined;
  if (!address || !/^https?:$/.test(address.protocol) || address.href !== `${address.origin}/`)
    throw new ConfigError(`${name} must be an address such as https://sheaf.example, without a path.`);
  return address.origin;
}

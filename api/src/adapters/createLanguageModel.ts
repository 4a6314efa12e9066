import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { LanguageModel } from '../ports.ts';

/** Creates the configured AI service, or nothing where the built-in engines answer alone. */
export async function createLanguageModel({ openAi }: Pick<Config, 'openAi'>, log: Logger): Promise<LanguageModel | undefined> {
  if (!openAi) {
    log.info('No AI service is set: the built-in engines answer alone.');
    return undefined;
  }
  // The library takes most of a second and 26 MB, so a server without a key does not load it.
  const { createOpenAiModel } = await import('./openAiModel.ts');
  const { label, leavesServer } = openAi;
  log.info({ label, leavesServer }, 'An AI service helps the built-in engines.');
  return createOpenAiModel(openAi, log);
}

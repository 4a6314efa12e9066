import type { ServerConfig } from '../../api/contract/config.ts';
import type { Locale } from '../../api/contract/messages/locales.ts';
import { aboutTools } from '../../api/contract/messages/pages/aboutTools.ts';
import type { WordsAboutTool } from '../src/pageDrawnAtBuild.ts';
import type { Tool } from '../src/tools.ts';

/** What stands below a tool: what is asked by those who use it. */
export async function wordsAboutTool({ id }: Pick<Tool, 'id'>, locale: Locale, server: ServerConfig): Promise<WordsAboutTool> {
  return { tool: id, questions: (await aboutTools.load(locale))[id](server) };
}

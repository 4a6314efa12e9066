import type { ServerConfig } from '../../api/contract/config.ts';
import type { Locale } from '../../api/contract/messages/locale/locales.ts';
import { aboutTools } from '../../api/contract/messages/pages/aboutTools.ts';
import type { WordsAboutTool } from '../src/readPrerenderData.ts';
import type { Tool } from '../src/tools.ts';

/** Loads the questions and answers below a tool. */
export async function loadWordsAboutTool({ id }: Pick<Tool, 'id'>, locale: Locale, server: ServerConfig): Promise<WordsAboutTool> {
  return { tool: id, questions: (await aboutTools.load(locale))[id](server) };
}

import type { ServerConfig } from '../../api/contract/config.ts';
import type { LandingPoint, LandingQuestion, LandingWords } from '../../api/contract/messages/landingWords.ts';
import type { Locale } from '../../api/contract/messages/locales.ts';
import { everyLandingIn } from '../../api/contract/messages/pages/everyLanding.ts';
import type { WordsAboutTool } from '../src/pageDrawnAtBuild.ts';
import type { Tool } from '../src/tools.ts';

/** What stands below a tool: how it works and what is asked about it, in the words of the page that explains it. */
export async function wordsAboutTool({ id, landings }: Tool, locale: Locale, server: ServerConfig): Promise<WordsAboutTool> {
  const written = await everyLandingIn(locale);
  const general = landings.filter(({ slug }) => !slug);
  // A tool whose pages each speak of one use only: what all of them say is true of the tool.
  const pages = (general.length > 0 ? general : landings).flatMap(({ path }): LandingWords[] => {
    const page = written[path];
    return page ? [page.words(server)] : [];
  });
  const [first, ...others] = pages;
  if (!first) throw new Error(`No page explains the tool "${id}".`);
  const isSaidByAll = (point: LandingPoint | LandingQuestion) =>
    others.every(({ steps, questions }) => [...steps, ...questions].some((other) => JSON.stringify(other) === JSON.stringify(point)));
  return { tool: id, steps: first.steps.filter(isSaidByAll), questions: first.questions.filter(isSaidByAll) };
}

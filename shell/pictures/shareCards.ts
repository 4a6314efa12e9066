import type { ServerConfig } from '../../api/contract/config.ts';
import type { Locale } from '../../api/contract/messages/locale/locales.ts';
import { loadEveryLanding } from '../../api/contract/messages/pages/everyLanding.ts';
import { shell } from '../../api/contract/messages/shell.ts';
import { loadDescribedPages } from '../src/describedPages.ts';
import { tools } from '../src/tools.ts';
import type { ShareCard } from './buildShareCard.ts';

/**
 * Returns the texts of every listed page's share picture in one language, by the page's address. A picture is kept for years where a page was
 * shared, so it repeats nothing that depends on a server: no price, no limit.
 */
export async function loadShareCards(locale: Locale, server: ServerConfig): Promise<Record<string, ShareCard>> {
  const { home, tools: named } = await shell.load(locale);
  const landings = await loadEveryLanding(locale);
  const { pages } = await loadDescribedPages(locale);
  return Object.fromEntries(pages.filter(({ isUnlisted }) => !isUnlisted).map(({ path }) => [path, buildCard(path)]));

  function buildCard(path: string): ShareCard {
    const tool = tools.find((one) => one.path === path || one.landings.some((landing) => landing.path === path));
    if (!tool) return { title: home.hero.title, lead: home.tools.sentence };
    const { title, summary } = named[tool.id];
    return { title: landings[path]?.words(server).title ?? title, lead: summary, tool: tool.id };
  }
}

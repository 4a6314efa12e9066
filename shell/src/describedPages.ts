import { descriptions } from '@sheaf/api/contract/messages/descriptions';
import type { Locale } from '@sheaf/api/contract/messages/locales';
import { shell } from '@sheaf/api/contract/messages/shell';
import { type Page, type PageWords, pagesSaying } from './pages.ts';
import { type Tool, tools } from './tools.ts';

/** A page with its description for search engines. */
export interface DescribedPage extends Page {
  description: string;
}

/** Returns the pages of a language, with those of the tools that are offered, and its page for unknown addresses, for the build, which writes them all. */
export async function pagesIn(
  locale: Locale,
  offered: readonly Tool[] = tools,
): Promise<{ pages: readonly DescribedPage[]; notFound: PageWords & { description: string } }> {
  const messages = await shell.load(locale);
  const words = await descriptions.load(locale);
  const byPath = new Map<string, string>(Object.entries(words));
  const pages = pagesSaying(messages, offered).map((page) => ({ ...page, description: byPath.get(page.path) ?? '' }));
  return { pages, notFound: { ...messages.addresses.notFound, description: words.notFound } };
}

import { PRODUCT_NAME } from '@sheaf/api/contract/brand';
import { descriptions } from '@sheaf/api/contract/messages/descriptions';
import type { Locale } from '@sheaf/api/contract/messages/locale/locales';
import { replaceBrand } from '@sheaf/api/contract/messages/replaceBrand';
import { shell } from '@sheaf/api/contract/messages/shell';
import { listSitePages, type Page, type PageWords } from './pages.ts';
import { type Tool, tools } from './tools.ts';

/** A page with its description for search engines. */
export interface DescribedPage extends Page {
  description: string;
}

/** What a server's pages depend on. */
interface PageTerms {
  offered?: readonly Tool[];
  /** The name of the service. */
  brand?: string;
}

/** Returns what the build writes in a language: its pages, those of the offered tools, and its page for unknown addresses. */
export async function loadDescribedPages(
  locale: Locale,
  { offered = tools, brand = PRODUCT_NAME }: PageTerms = {},
): Promise<{ pages: readonly DescribedPage[]; notFound: PageWords & { description: string } }> {
  const messages = replaceBrand(await shell.load(locale), brand);
  const words = replaceBrand(await descriptions.load(locale), brand);
  const byPath = new Map<string, string>(Object.entries(words));
  const pages = listSitePages(messages, offered).map((page) => ({ ...page, description: byPath.get(page.path) ?? '' }));
  return { pages, notFound: { ...messages.addresses.notFound, description: words.notFound } };
}

import type { ShellMessages } from '@sheaf/api/contract/messages/shell';
import { LICENCES_PATH } from './licences/licenceList.ts';
import { OFFLINE_PATH } from './offline/cachedPaths.ts';
import { PRACTICE_PAYMENT_PATH, THANKS_PATH, tools } from './tools.ts';

/** The title of one address for the browser tab. */
export interface PageWords {
  title: string;
}

/** One address of the site, without the part that names a language. An unlisted one is served, but is not for search engines. */
export interface Page extends PageWords {
  path: string;
  isUnlisted?: true;
}

/** Lists every address with a page where these tools are offered, in one language. Any other is not found. */
export function listSitePages({ addresses: { pages, landings } }: Pick<ShellMessages, 'addresses'>, offered = tools): readonly Page[] {
  return [
    { path: '/', ...pages['/'] },
    ...offered.flatMap((tool) => [
      { path: tool.path, ...pages[tool.path] },
      ...tool.landings.map(({ path }) => ({ path, title: landings[path].title })),
    ]),
    { path: PRACTICE_PAYMENT_PATH, ...pages[PRACTICE_PAYMENT_PATH], isUnlisted: true },
    { path: THANKS_PATH, ...pages[THANKS_PATH], isUnlisted: true },
    { path: LICENCES_PATH, ...pages[LICENCES_PATH], isUnlisted: true },
    { path: OFFLINE_PATH, ...pages[OFFLINE_PATH], isUnlisted: true },
  ];
}

/** Returns the texts for an address, with or without a trailing slash. */
export function findPageWords(pathname: string, messages: Pick<ShellMessages, 'addresses'>, offered = tools): PageWords {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  return listSitePages(messages, offered).find((page) => page.path === path) ?? messages.addresses.notFound;
}

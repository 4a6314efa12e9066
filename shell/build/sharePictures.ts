import { type Locale, localizePath } from '../../api/contract/messages/locale/locales.ts';

/** What networks show largest without cutting it. */
export const PICTURE_SIZE = { width: 1200, height: 630 };

/** Returns the path of the share picture of a page; shell/pictures/drawSharePictures.ts draws them. */
export function findPicture(page: string, locale: Locale): string {
  const name = page === '/' ? 'home' : page.slice(1).replaceAll('/', '-');
  return `/share${localizePath(`/${name}.png`, locale)}`;
}

import { type Locale, pathInLocale } from '../../api/contract/messages/locales.ts';

/** The address of the picture that stands for a page where it is shared; `npm run pictures` draws them. */
export function pictureOf(page: string, locale: Locale): string {
  const name = page === '/' ? 'home' : page.slice(1).replaceAll('/', '-');
  return `/share${pathInLocale(`/${name}.png`, locale)}`;
}

import { type Locale, localizePath } from '@sheaf/api/contract/messages/locale/locales';
import { useCallback } from 'react';
import { useLocale } from './language';
import { useServices } from './services';

/** Finds the address of a page by its path in the table of tools, in the language of this page or in another. */
export type FindAddress = (path: string, locale?: Locale) => string;

/** Returns how addresses of pages are found, for links that the router does not make. */
export function useAddress(): FindAddress {
  const { basePath = '' } = useServices();
  const current = useLocale();
  return useCallback((path, locale = current) => basePath + localizePath(path, locale), [basePath, current]);
}

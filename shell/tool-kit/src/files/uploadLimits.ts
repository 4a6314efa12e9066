import type { ServerConfig } from '@sheaf/api/contract/config';
import { formatRefusal } from '@sheaf/api/contract/errors';
import type { ErrorMessages } from '@sheaf/api/contract/messages/errors';
import type { Locale } from '@sheaf/api/contract/messages/locale/locales';
import { formatFileSize } from '@sheaf/design-system';

export type UploadLimits = ServerConfig['limits'];

/** A tool's own words. */
interface LimitWords {
  screen: { limits(limits: { size: string | null; pages: number | null }): string };
  locale: Locale;
}

/** Returns why the server would not take this file, in its own words, or null. Asking here saves a long upload. */
export function findFileRefusal(
  { name, size }: Pick<File, 'name' | 'size'>,
  { maxFileBytes }: UploadLimits,
  { errors, locale }: { errors: ErrorMessages; locale: Locale },
): string | null {
  if (maxFileBytes === 0 || size <= maxFileBytes) return null;
  return formatRefusal('file_too_large', { file: name, size: formatFileSize(size, locale), limit: formatFileSize(maxFileBytes, locale) }, errors);
}

/** Returns "up to 100 MB, 2,000 pages", with only what is limited. */
export function formatUploadLimits({ maxFileBytes, maxPages }: UploadLimits, { screen, locale }: LimitWords): string {
  return screen.limits({ size: maxFileBytes > 0 ? formatFileSize(maxFileBytes, locale) : null, pages: maxPages || null });
}

import type { ServerConfig } from '@sheaf/api/contract/config';
import { sentenceOf } from '@sheaf/api/contract/errors';
import { amountsIn } from '@sheaf/api/contract/messages/amounts';
import { formatFileSize } from '@sheaf/design-system';
import type { LetterMessages } from '../messages';

type Limits = ServerConfig['limits'];

/** Why the server would not take this file, in its own words, or null. Asking here saves a long upload. */
export function fileRefusal(
  { name, size }: Pick<File, 'name' | 'size'>,
  { maxFileBytes }: Limits,
  { errors, locale }: LetterMessages,
): string | null {
  if (maxFileBytes === 0 || size <= maxFileBytes) return null;
  return sentenceOf('file_too_large', { file: name, size: formatFileSize(size, locale), limit: formatFileSize(maxFileBytes, locale) }, errors);
}

/** "up to 100 MB, 2,000 pages", with only what is limited. */
export function limitsInWords({ maxFileBytes, maxPages }: Limits, { screen, locale }: LetterMessages): string {
  return screen.limits({ size: maxFileBytes > 0 ? formatFileSize(maxFileBytes, locale) : null, pages: maxPages || null });
}

/** Who writes here, what leaves the server, what is kept and for how long. */
export function privacyInWords({ ai, retentionSeconds }: ServerConfig, { screen, locale }: LetterMessages): string {
  const kept = screen.keptFor(amountsIn(locale).duration(retentionSeconds));
  if (ai.mode === 'built-in') return `${screen.staysHere} ${kept}`;
  return `${ai.leavesServer ? screen.leavesServer(ai.label) : screen.staysWithModel(ai.label)} ${kept}`;
}

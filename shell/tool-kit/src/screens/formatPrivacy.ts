import type { ServerConfig } from '@sheaf/api/contract/config';
import { createAmounts } from '@sheaf/api/contract/messages/locale/amounts';
import type { Locale } from '@sheaf/api/contract/messages/locale/locales';

/** A tool's own words. */
interface PrivacyWords {
  staysHere: string;
  staysWithModel(label: string): string;
  leavesServer(label: string): string;
}

/** Returns one line about what processes the text, and whether it leaves the server. */
export function formatPrivacy({ mode, label, leavesServer }: ServerConfig['ai'], words: PrivacyWords): string {
  if (mode === 'built-in') return words.staysHere;
  return leavesServer ? words.leavesServer(label) : words.staysWithModel(label);
}

/** Returns what is stored, where, and for how long. */
export function formatRetention({ retentionSeconds }: ServerConfig, words: { keptFor(duration: string): string }, locale: Locale): string {
  return words.keptFor(createAmounts(locale).duration(retentionSeconds));
}

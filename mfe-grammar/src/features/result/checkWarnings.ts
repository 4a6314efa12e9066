import { type GrammarResult, type GrammarWarning, grammarWarnings } from '@sheaf/api/contract/grammar';
import type { GrammarMessages } from '../../messages';

/** Lists the warnings about this check in the language of the page. */
export function checkWarnings(result: GrammarResult, messages: GrammarMessages): string[] {
  const codes = (result.warnings ?? []).map(({ code }) => code);
  // Anyone who cut a text short says so in the result as well.
  const all = result.truncated && !codes.includes('truncated') ? [...codes, 'truncated' as const] : codes;
  return grammarWarnings.filter((code) => all.includes(code)).map((code) => formatWarning(code, result, messages));
}

function formatWarning(code: GrammarWarning, { language, checkedWordCount }: GrammarResult, { result, locale }: GrammarMessages): string {
  switch (code) {
    case 'not_english':
      return result.warnings.not_english(formatLanguageName(language, locale));
    case 'truncated':
      return result.warnings.truncated(checkedWordCount);
    default:
      return result.warnings[code];
  }
}

/** Null for what has no name, such as a guess that could not be made. */
function formatLanguageName(code: string, locale: string): string | null {
  if (!/^[a-z]{2,3}(-\w+)*$/i.test(code) || code === 'und' || code === 'en') return null;
  return new Intl.DisplayNames(locale, { type: 'language', fallback: 'none' }).of(code) ?? null;
}

/** Word checks spelling by language and country: the one it would take where only the language is known. */
const countries: Record<string, string> = {
  ar: 'SA',
  bg: 'BG',
  ca: 'ES',
  cs: 'CZ',
  da: 'DK',
  de: 'DE',
  el: 'GR',
  en: 'US',
  es: 'ES',
  et: 'EE',
  eu: 'ES',
  fa: 'IR',
  fi: 'FI',
  fr: 'FR',
  gl: 'ES',
  he: 'IL',
  hi: 'IN',
  hr: 'HR',
  hu: 'HU',
  id: 'ID',
  it: 'IT',
  ja: 'JP',
  ko: 'KR',
  lt: 'LT',
  lv: 'LV',
  nb: 'NO',
  nl: 'NL',
  nn: 'NO',
  no: 'NO',
  pl: 'PL',
  pt: 'PT',
  ro: 'RO',
  ru: 'RU',
  sk: 'SK',
  sl: 'SI',
  sr: 'RS',
  sv: 'SE',
  th: 'TH',
  tr: 'TR',
  uk: 'UA',
  ur: 'PK',
  vi: 'VN',
  zh: 'CN',
};
const RIGHT_TO_LEFT = new Set(['ar', 'fa', 'he', 'ur', 'yi', 'ps', 'sd', 'ug']);
const EAST_ASIAN = new Set(['zh', 'ja', 'ko']);

/** Finds the languages of a text's three kinds of letters, as Word distinguishes them. */
export function findLanguageTags(language = 'en'): { value: string; eastAsia?: string; bidirectional?: string } {
  const tag = language.includes('-') || !countries[language] ? language : `${language}-${countries[language]}`;
  const base = language.split('-')[0] ?? language;
  if (RIGHT_TO_LEFT.has(base)) return { value: 'en-US', bidirectional: tag };
  return EAST_ASIAN.has(base) ? { value: 'en-US', eastAsia: tag } : { value: tag };
}

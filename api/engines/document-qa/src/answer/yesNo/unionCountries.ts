import { normalizeTerm } from '@sheaf/language/terms/searchTerms';

const LANGUAGES = ['en', 'es', 'de'] as const;
const MEMBERS = 'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' ');
/** "In the EU", "en la Unión Europea". */
export const EUROPEAN_UNION =
  /\b(?:EU|European Union|EEA|European Economic Area)\b|(?<!\p{L})(?:UE|Unión Europea|Europäische[nr]? Union|EU-Länder\p{L}*)(?!\p{L})/u;

let terms: ReadonlySet<string> | undefined;

/** Returns whether a term is the name of a country of the European Union. */
export function isUnionCountry(term: string): boolean {
  terms ??= new Set(
    LANGUAGES.flatMap((language) => {
      const names = new Intl.DisplayNames(language, { type: 'region' });
      return MEMBERS.flatMap((code) => normalizeTerm((names.of(code) ?? code).toLowerCase(), language));
    }),
  );
  return terms.has(term);
}

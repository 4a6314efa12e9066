import { normalizeTerm } from '@sheaf/language/terms/searchTerms';

const LANGUAGES = ['en', 'es', 'de'];
const FIRST_LETTER = 'A'.charCodeAt(0);
const LETTERS = 26;

let terms: ReadonlySet<string> | undefined;

/** Returns whether a term is the name of a city or a country, for which no name near in meaning is a synonym. */
export function isPlaceName(term: string): boolean {
  terms ??= new Set(LANGUAGES.flatMap((language) => [...listCities(), ...listCountries(language)].map((name) => normalizeTerm(name, language))));
  return terms.has(term);
}

function listCities(): string[] {
  return Intl.supportedValuesOf('timeZone')
    .map(findCity)
    .filter((name) => /^\p{L}{4,}$/u.test(name));
}

/** Returns the city that a time zone is named for, in small letters. */
export function findCity(zone: string): string {
  return (zone.split('/').at(-1) ?? '').toLowerCase();
}

function listCountries(language: string): string[] {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return Array.from({ length: LETTERS * LETTERS }, (_, index) =>
    String.fromCharCode(FIRST_LETTER + Math.floor(index / LETTERS), FIRST_LETTER + (index % LETTERS)),
  ).flatMap((code) => {
    const name = names.of(code) ?? code;
    return name !== code && /^\p{L}{4,}$/u.test(name) ? [name.toLowerCase()] : [];
  });
}

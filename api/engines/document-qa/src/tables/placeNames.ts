import { normalizeTerm } from '@sheaf/language/terms/searchTerms';
import type { Table } from '../documentQuestions/structure/table.ts';
import type { OpenIndex } from '../index/openChatIndex.ts';

const LANGUAGES = ['en', 'es', 'de'];
const FIRST_LETTER = 'A'.charCodeAt(0);
const LETTERS = 26;
/** The parts of the world in names of time zones, as headers have them. */
const REGIONS: Readonly<Record<string, RegExp>> = {
  Europe: /^(?:(?:rest of )?europe|europa)$/iu,
  Asia: /^(?:asia|asien)$/iu,
  Africa: /^(?:africa|afrika|áfrica)$/iu,
  Australia: /^(?:australia|australien)$/iu,
};

let terms: ReadonlySet<string> | undefined;

/** Returns whether a term is the name of a city or a country, for which no name near in meaning is a synonym. */
export function isPlaceName(term: string): boolean {
  terms ??= new Set(LANGUAGES.flatMap((language) => [...listCities(), ...listCountries(language)].map((name) => normalizeTerm(name, language))));
  return terms.has(term);
}

/** Adds the part of the world of a city that a document lacks, where a table has a column or a row for it: "Europe" for "Paris". */
export function nameRegion(index: OpenIndex, tables: readonly Table[], question: string): string {
  const words = (question.match(/\p{L}{3,}/gu) ?? []).map((word) => word.toLowerCase());
  const zone = Intl.supportedValuesOf('timeZone').find((each) => words.includes(findCity(each)));
  const region = zone === undefined ? undefined : REGIONS[zone.split('/')[0] ?? ''];
  if (zone === undefined || !region || index.numberOf(normalizeTerm(findCity(zone), index.language)) !== undefined) return question;
  const labels = tables.flatMap(({ header, rows }) => [...header, ...rows.flatMap(({ cells }) => cells.slice(0, 1))]);
  const label = labels.find(({ text }) => region.test(text.trim()));
  return label ? question.replace(new RegExp(findCity(zone), 'iu'), label.text.trim()) : question;
}

function listCities(): string[] {
  return Intl.supportedValuesOf('timeZone')
    .map(findCity)
    .filter((name) => /^\p{L}{4,}$/u.test(name));
}

function findCity(zone: string): string {
  return (zone.split('/').at(-1) ?? '').toLowerCase();
}

function listCountries(language: string): string[] {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return Array.from({ length: LETTERS * LETTERS }, (_, place) =>
    String.fromCharCode(FIRST_LETTER + Math.floor(place / LETTERS), FIRST_LETTER + (place % LETTERS)),
  ).flatMap((code) => {
    const name = names.of(code) ?? code;
    return name !== code && /^\p{L}{4,}$/u.test(name) ? [name.toLowerCase()] : [];
  });
}

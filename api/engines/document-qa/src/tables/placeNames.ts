import { normalizeTerm } from '@sheaf/language/terms/searchTerms';
import type { Table } from '../documentQuestions/structure/table.ts';
import type { OpenIndex } from '../index/openChatIndex.ts';
import { findCity } from '../retrieve/placeNames.ts';

export { isPlaceName } from '../retrieve/placeNames.ts';

/** The parts of the world in names of time zones, as headers have them. */
const REGIONS: Readonly<Record<string, RegExp>> = {
  Europe: /^(?:(?:rest of )?europe|europa)$/iu,
  Asia: /^(?:asia|asien)$/iu,
  Africa: /^(?:africa|afrika|áfrica)$/iu,
  Australia: /^(?:australia|australien)$/iu,
};

/** Adds the part of the world of a city that a document lacks, where a table has a column or a row for it: "Europe" for "Paris". */
export function nameRegion(index: OpenIndex, tables: readonly Table[], question: string): string {
  const words = (question.match(/\p{L}{3,}/gu) ?? []).map((word) => word.toLowerCase());
  const zone = Intl.supportedValuesOf('timeZone').find((each) => words.includes(findCity(each)));
  const region = zone === undefined ? undefined : REGIONS[zone.split('/')[0] ?? ''];
  if (zone === undefined || !region || index.findTermNumber(normalizeTerm(findCity(zone), index.language)) !== undefined) return question;
  const labels = tables.flatMap(({ header, rows }) => [...header, ...rows.flatMap(({ cells }) => cells.slice(0, 1))]);
  const label = labels.find(({ text }) => region.test(text.trim()));
  return label ? question.replace(new RegExp(findCity(zone), 'iu'), label.text.trim()) : question;
}

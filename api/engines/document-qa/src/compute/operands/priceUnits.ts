import { readSmallNumber } from '../../answer/smallNumbers.ts';
import { nameUnit } from '../quantities/readUnits.ts';

/** Units of people: a price of one is due for each who comes. */
const PEOPLE =
  /^(?:person|people|head|adult|guest|travell?er|participant|member|delegate|visitor|passenger|us|persona|adulto?|invitado|viajero|participante|kopf|gast|erwachsene|teilnehmer|reisende|mitreisende)$/u;
const CHILDREN = /^(?:child|children|kid|niñ[oa]|kind|kinder)$/u;
const PIECES = /^(?:piece|item|copy|copies|unit|thing|article|stuff|stück|sache|ding|unidad|unidade|pieza|cosa|artículo)$/u;
/** Words after "a" or "per" that are no unit: "a total", "a deposit". */
const NO_UNIT =
  /^(?:total|maximum|deposit|fee|further|additional|extra|day's|sign|fine|charge|reduced|small|single|new|free|later|full|half|third|flat|fixed|one|lot|few|couple|cent|percent|partir|las|los|el|los|der|die|das|den|the|our|your|which|case)$/iu;
const PER =
  /(?<!\p{L})(?:per|for (?:each|every)|each|every|an?|pro|je|für jede[nrs]?|jede[nrs]?|por cada|por|cada|al?|im|am)\s(?:single |full |whole |calendar |started |commenced |further |additional |extra |other |more |weitere[nrs]? |zusätzliche[nrs]? )?(?<unit>\p{L}{2,})(?<more>(?:,? (?:and|y|und|per|pro|por|a|an|je)(?: (?:per|pro|por|each|je))? \p{L}{3,}){0,2})/giu;
const ADVERB =
  /(?<!\p{L})(?:hourly|daily|nightly|weekly|monthly|yearly|annual(?:ly)?|mensual|semanal|anual|monatlich|jährlich|täglich|wöchentlich)(?!\p{L})/giu;
const EACH = /(?<!\p{L})(?:each|apiece|cada un[oa]|je Stück)(?=$|[\s.,;:)])/iu;
const JOINED = /(?:and|y|und|per|pro|por|an?|je)\s(?:(?:per|pro|por|each|je)\s)?(\p{L}{3,})/giu;

/** Returns the one name for all forms of a unit: "person" for "adults" and "Personen", "night" for "Nächte". */
export function normalizeUnit(word: string): string {
  const name = nameUnit(word.replace(/^d[ií]as?$/iu, 'días'));
  if (PEOPLE.test(name) || PEOPLE.test(word.toLowerCase())) return 'person';
  if (CHILDREN.test(name) || CHILDREN.test(word.toLowerCase())) return 'child';
  return PIECES.test(name) ? 'piece' : name;
}

const PART_OF_HOUR: readonly [RegExp, number][] = [
  [/^half(?: an)? hour|^halbe stunde|^media hora/iu, 30],
  [/^quarter(?:[- ]hour| of an hour)|^viertelstunde|^cuarto de hora/iu, 15],
];
const EACH_PART =
  /(?<!\p{L})(?:per|for (?:each|every)|each|every|an?|pro|je|für jede|jede|por|cada) (?:started |commenced |further |angefangene )?(?<part>half(?: an)? hour|quarter(?:[- ]hour| of an hour)|halbe stunde|viertelstunde|media hora|cuarto de hora|(?<minutes>\d{1,2}|five|ten|fifteen|twenty|thirty|fünf|zehn|fünfzehn|zwanzig|cinco|diez|quince|veinte) (?:minutes|minuten|minutos))(?!\p{L})/iu;
const MINUTES_OF_HOUR = 60;

/** Reads the part of an hour that a price is for: "minutes 30" for "each half hour". */
function readPartOfHour(text: string): string[] {
  const { part = '', minutes } = EACH_PART.exec(text)?.groups ?? {};
  const count = minutes === undefined ? PART_OF_HOUR.find(([pattern]) => pattern.test(part))?.[1] : readSmallNumber(minutes);
  return count === undefined ? [] : [`minutes ${count}`];
}

/** Returns how many parts of an hour a number of minutes or hours has. Returns undefined for other units, and for a part left over. */
export function countPartsOfHour(count: number, countedUnit: string, unit: string): number | undefined {
  const size = Number(/^minutes (\d+)$/u.exec(unit)?.[1]);
  const minutes = /^(?:min|mins|minute|minuto)$/u.test(countedUnit) ? count : countedUnit === 'hour' ? MINUTES_OF_HOUR * count : 0;
  const parts = minutes / size;
  return Number.isInteger(parts) && parts > 0 ? parts : undefined;
}

/** Reads all units that a price is per: "for each adult and night", "por persona y día". A bare "each" is per piece. */
export function readUnitsOfPrice(text: string): string[] {
  const part = readPartOfHour(text);
  if (part.length > 0) return part;
  const units = [...text.matchAll(PER)].flatMap((each) => {
    const { unit = '', more = '' } = each.groups ?? {};
    if (
      NO_UNIT.test(unit) ||
      (/^(?:al?|im|am)\s/iu.test(each[0]) && !/^an?\s/iu.test(each[0]) && !isTime(normalizeUnit(unit)) && !/^a\s\p{L}+[^r]$/iu.test(each[0]))
    )
      return [];
    return [unit, ...[...more.matchAll(JOINED)].map(([, other = '']) => other).filter((other) => isSecondUnit(other))];
  });
  const adverbs = [...text.matchAll(ADVERB)].map(([match]) => match);
  const all = [...new Set([...units, ...adverbs].map(normalizeUnit))];
  return all.length === 0 && EACH.test(text) ? ['piece'] : all;
}

const TIMES: ReadonlySet<string> = new Set(['hour', 'night', 'day', 'week', 'month', 'year']);

/** Returns whether a unit is one of time. */
export function isTime(unit: string): boolean {
  return TIMES.has(unit) || unit.startsWith('minutes ');
}

/** Returns whether a word after "and" is a second unit: a time or a person, and no "deposit". */
function isSecondUnit(word: string): boolean {
  const unit = normalizeUnit(word);
  return isTime(unit) || /^(?:person|child|room|stay|car|tent|trip|zimmer|habitación)$/u.test(unit);
}

import { findMeasures, type Kind, type Measure, YEAR } from './measures.ts';

/** What a clause says of a kind of measure: values from the lower to the upper end. */
export interface Bound {
  kind: Kind;
  unit: string;
  low: number;
  high: number;
  /** Whether an end itself belongs to it. */
  isLowIn: boolean;
  isHighIn: boolean;
  start: number;
  end: number;
  noun: string;
}

type Limit = 'least' | 'most' | 'above' | 'below';

/** Words before a figure that make it a bound, the surest first. Words between may name the measure: "a minimum height of". */
const SMALLER_ADJECTIVES = 'less|fewer|younger|shorter|smaller|lower|lighter|earlier|sooner|colder|cooler|slower|narrower|cheaper';
const GERMAN_SMALLER_ADJECTIVES = 'weniger|jünger|kürzer|kleiner|leichter|früher|kälter';
/** What is denied before another clause is no part of its bound: "not required unless you are over 70". */
const NO = '(?:not|no|never|cannot)(?: (?!(?:unless|if|when|except|but|with|who|that)\\b)\\p{L}+){0,5}?';
const LEADS: readonly [Limit, RegExp][] = [
  [
    'least',
    new RegExp(
      `\\b(?:at (?:the very )?least|min(?:imum|\\.)?(?: \\p{L}+){0,7}?(?: of| is| are|:)?|${NO} (?:${SMALLER_ADJECTIVES}|under|below)(?: than)?|from(?: the age of)?|(?:as|starting) (?:of|from)|(?:has|have|having) (?:reached|turned|completed)(?: the age of)?|upwards of)\\s?$`,
      'iu',
    ),
  ],
  [
    'least',
    new RegExp(
      `(?<!\\p{L})(?:al menos|(?:como )?mínim[oa](?: \\p{L}+){0,4}?(?: de| es(?: de)?)?|a partir de(?: l?os| las)?|desde(?: los| las)?|no menos de|no(?: \\p{L}+){0,4}? (?:menos|menor(?:es)?)(?: \\p{L}+)? (?:de|que|a)|cumplidos(?: los)?|haber cumplido(?: los)?|mindestens|ab|nicht (?:${GERMAN_SMALLER_ADJECTIVES}) als)\\s?$`,
      'iu',
    ),
  ],
  [
    'most',
    new RegExp(
      `\\b(?:up to|(?:at|the) most|max(?:imum|\\.)?(?: \\p{L}+){0,4}?(?: of| is| are|:)?|${NO} (?:more|\\p{L}{2,}er)(?: \\p{L}+)? than|${NO} (?:exceed|over|above)|limited to|as many as|as late as)(?: (?:the age of|age|a total of))?\\s?$`,
      'iu',
    ),
  ],
  [
    'most',
    /(?<!\p{L})(?:(?:como )?máxim[oa](?: \p{L}+){0,3}?(?: de| es(?: de)?)?|hasta(?: los| las)?|no(?: \p{L}+){0,4}? (?:más|mayor(?:es)?)(?: \p{L}+)? (?:de|que|a)|no(?: \p{L}+){0,3}? (?:pas\p{L}{1,3}|super\p{L}{1,3}|exced\p{L}{1,3})(?: de)?(?: los| las)?|inferior(?:es)? o igual(?:es)? a|höchstens|bis zu[mr]?|maximal|bis|nicht (?:mehr|\p{L}{2,}er) als)\s?$/iu,
  ],
  [
    'below',
    new RegExp(
      `\\b(?:under|below|(?:${SMALLER_ADJECTIVES}) than|before|within(?: the (?:first|last))?|in the (?:first|last)|short of|not (?:yet )?(?:reached|turned|completed)(?: the age of)?)[\\s-]?$|(?<!\\p{L})(?:menos de|menor(?:es)?(?: \\p{L}+)? (?:de|a|que)|inferior(?:es)? a|antes de(?: los| las)?|dentro de(?: los| las)?|en (?:los|las) primer[oa]s|en un plazo de|unter|(?:${GERMAN_SMALLER_ADJECTIVES}) als|vor|innerhalb von|innerhalb der ersten|binnen)\\s?$`,
      'iu',
    ),
  ],
  [
    'above',
    /\b(?:over|above|more than|exceed(?:s|ing|ed)?|\p{L}{3,}er than|beyond|past|in excess of|after)(?: the (?:age of|first))?[\s-]?$|(?<!\p{L})(?:más (?:\p{L}+ )?de|mayor(?:es)?(?: \p{L}+)? (?:de|a|que)|superior(?:es)? a(?: los)?|super[ea]n?(?: los)?|exced[ea]n?(?: de| los)?|después de(?: los| las)?|tras|über|(?:mehr|\p{L}{2,}er) als|nach)\s?$/iu,
  ],
];
/** Words after a figure that make it a bound. */
const TRAILS: readonly [Limit, RegExp][] = [
  [
    'least',
    /^[\s,]*(?:\p{L}+ )?(?:(?:or|and) (?:more|over|above|older|longer|upwards?|up|taller|heavier)|upwards|minimum|at (?:the )?least|[oy] más|en adelante|(?:oder|und) (?:mehr|älter|darüber|länger))(?!\p{L})/iu,
  ],
  [
    'most',
    /^[\s,]*(?:\p{L}+ )?(?:(?:or|and) (?:less|under|below|younger|fewer|shorter)|maximum|max|at (?:the )?most|o menos|oder weniger)(?!\p{L})/iu,
  ],
];
const JOINT = /^\s?(?:to|and|until|till|bis|und|a|y|al|hasta|e|-|–|—)(?: (?:las?|los|el))?\s?$/iu;
const EITHER = /^\s?(?:or|o|oder)\s?$/iu;
const OPENS_RANGE = /(?<!\p{L})(?:between(?: the ages of)?|from|ages?|aged|entre(?: l[oa]s)?|de|von|zwischen|range(?:s)? from)\s?$/iu;
const DASH = /^\s?(?:to|bis|-|–|—|a)\s?$/iu;
/** Words after a bound of time that make it the latest moment: "up to seven days before" permits ten days before. */
const AHEAD = /^\s?(?:before|prior|ahead|in advance|beforehand|antes|de antelación|vor(?!\p{L})|vorher|im voraus)(?!\p{L})/iu;
const LATEST =
  /\b(?:up to|until|till|no(?:t)? later than|not less than|at least)\s?$|(?<!\p{L})(?:hasta|bis(?: zu)?|spätestens|mindestens|al menos)\s?$/iu;
/** "Stay at home until 48 hours after the last episode": the rule holds for less. */
const UNTIL = /\b(?:until|till)(?: at least)? $|(?<!\p{L})(?:hasta(?: pasadas| que pasen)?|bis(?: mindestens)?)(?: las| los)? $/iu;
const PASSED = /^\s?(?:after|have passed|from|since|clear of|nach|después|desde|vergangen)(?!\p{L})/iu;
/** What is permitted for a time is permitted for less. */
const FOR_A_TIME = /\b(?:for|lasts?|lent|valid)(?: the first)? $|(?<!\p{L})(?:durante|für) $/iu;
const GRANTS_TIME =
  /\b(?:allowed|permitted|may|can|free|kept|keep|left|lent|stay|park|borrow\p{L}*|accept\p{L}*|valid|refund\p{L}*)\b|(?<!\p{L})(?:puede\p{L}*|permitid[oa]|darf|dürfen|erlaubt|kann|können)(?!\p{L})/iu;
const DENIED_FOR = /\bfor(?: the first| another| at least)? $|(?<!\p{L})(?:durante(?: l[oa]s primer[oa]s| l[oa]s)?|für) $/iu;
const DENIED_LONG = /^\slang(?!\p{L})|^\s(?:after|afterwards|después|danach|nach der)(?!\p{L})/iu;
const DENIES =
  /\b(?:not|never|no|nothing|cannot|avoid|out of the question|forbidden|prohibited)\b|n['’]t\b|(?<!\p{L})(?:no|nunca|nada|evit\p{L}+|prohibid[oa]|nicht|kein\p{L}*|nie|verboten|vermeiden)(?!\p{L})/iu;
/** "Two weeks' notice must be given": a figure of what is required is the least. */
const REQUIRED_AMOUNT =
  /^(?:['’]s?)?\s(?:\p{L}+ )?(?:notice|warning|in advance|ahead|beforehand|service|membership|employment|residence)\b|^\s(?:de (?:antigüedad|antelación|preaviso))(?!\p{L})|^\s(?:vorher|im voraus)(?!\p{L})/iu;

/** Finds the bounds that a clause, written by `writeMeasures`, sets for measures. */
export function findBounds(clause: string, measures: readonly Measure[] = findMeasures(clause)): Bound[] {
  const bounds: Bound[] = [];
  for (let position = 0; position < measures.length; position += 1) {
    const [one, two] = [measures[position], measures[position + 1]];
    if (!one) continue;
    const range = two && readRange(clause, one, two);
    if (range) position += 1;
    const bound = range ?? readLimit(clause, one);
    if (bound) bounds.push(bound);
  }
  return bounds;
}

/** Reads "between 23 and 76 years", "21 or 22", "10 to 12". */
function readRange(clause: string, one: Measure, two: Measure): Bound | undefined {
  const between = clause.slice(one.end, two.start);
  const isBare = one.kind === 'count' && one.noun.length < 4;
  if (!(one.kind === two.kind || isBare)) return undefined;
  // "From 12 months to 4 years" has a unit for each, "2 to 6 people" one for both.
  const scale = isBare && two.kind !== 'count' ? two.value / readBareValue(clause, two) : 1;
  const [low, high] = [one.value * scale, two.value];
  if (low >= high) return undefined;
  const isRange = JOINT.test(between) && (DASH.test(between) || OPENS_RANGE.test(clause.slice(0, one.start)));
  const isNext = high - low <= scale || (two.kind === 'duration' && high - low <= YEAR);
  if (!isRange && !(EITHER.test(between) && isNext)) return undefined;
  return { kind: two.kind, unit: two.unit, low, high, isLowIn: true, isHighIn: true, start: one.start, end: two.end, noun: two.noun };
}

/** Returns the figure of a measure as it is written. */
function readBareValue(clause: string, { start, end, value }: Measure): number {
  const written = Number(/\d+(?:[.,]\d+)?/u.exec(clause.slice(start, end))?.[0].replace(',', '.'));
  return written > 0 ? written : value;
}

function readLimit(clause: string, measure: Measure): Bound | undefined {
  const { kind, unit, value, start, end, noun } = measure;
  const [before, after] = [clause.slice(Math.max(0, start - 90), start), clause.slice(end)];
  let limit = LEADS.find(([, lead]) => lead.test(before))?.[0] ?? TRAILS.find(([, trail]) => trail.test(after))?.[0];
  if (kind === 'duration' && UNTIL.test(before) && PASSED.test(after)) limit = 'below';
  if (kind === 'duration' && AHEAD.test(after) && (limit === 'most' || LATEST.test(before))) limit = 'least';
  else if (kind === 'duration' && limit === undefined && REQUIRED_AMOUNT.test(after)) limit = 'least';
  else if (kind === 'duration' && limit === undefined && FOR_A_TIME.test(before) && GRANTS_TIME.test(clause)) limit = 'most';
  // "No swimming for four weeks" holds for less than that.
  else if (kind === 'duration' && limit === undefined && (DENIED_FOR.test(before) || DENIED_LONG.test(after)) && DENIES.test(clause)) limit = 'below';
  if (limit === undefined) return undefined;
  const isLower = limit === 'least' || limit === 'above';
  return {
    kind,
    unit,
    noun,
    start,
    end,
    low: isLower ? value : Number.NEGATIVE_INFINITY,
    high: isLower ? Number.POSITIVE_INFINITY : value,
    isLowIn: limit === 'least',
    isHighIn: limit === 'most' || isWithin(before),
  };
}

/** Returns whether a bound includes its end: "within 14 days" includes the fourteenth. */
function isWithin(before: string): boolean {
  return /(?<!\p{L})(?:within|in|innerhalb|binnen|dentro|plazo)(?!\p{L})[^,;]{0,16}$/iu.test(before);
}

/** Returns whether a value lies within a bound. */
export function isInside(value: number, { low, high, isLowIn, isHighIn }: Bound): boolean {
  return (isLowIn ? value >= low : value > low) && (isHighIn ? value <= high : value < high);
}

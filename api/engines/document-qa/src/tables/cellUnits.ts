const CURRENCY = /[€£$]|\b(?:EUR|GBP|USD|CHF)\b/;
const TIME =
  /\d\s?(?:h|hrs?|hours?|min|mins?|minutes?|s|sec|seconds?|days?|weeks?|months?|years?|Std|Stunden?|Tage?|Wochen?|horas?|minutos?|días?)\b/i;
/** What a question says of a unit, and the cells that have it. */
const UNITS: readonly [RegExp, RegExp][] = [
  [/\bwatts?\b|\bvatios\b/i, /\d\s?k?W\b/],
  [/\blit(?:re|er)s?\b|\blitros?\b/i, /\d\s?l\b/i],
  [/\bdegrees?\b|\bgrados?\b|\bgrad\b|\b(?:hottest|warmest|coldest|coolest)\b/i, /°/],
  [/\bdecibels?\b|\bdb\b|\b(?:loudest|quietest|noisiest)\b/i, /dB/],
  [/\bkilos?\b|\bkilogram\w*\b|\bkg\b|\b(?:heaviest|lightest)\b/i, /\d\s?(?:kg|g|t|lbs?)\b/],
  [/\bpercent\b|\bprozent\b|\bpor ciento\b/i, /%/],
  [/\beuros?\b/i, /€|EUR/],
  [/\bpounds?\b/i, /£|GBP/],
  [
    /\b(?:cheapest|dearest|(?:most|least) expensive)\b|(?<!\p{L})(?:más (?:car|barat)\p{L}*|teuerste\p{L}*|billigste\p{L}*|günstigste\p{L}*)/iu,
    CURRENCY,
  ],
  [/\bminutes?\b|\bminutos?\b|\bminuten\b/i, /min/],
  [/\b(?:longest|shortest|quickest|fastest|slowest)\b|(?<!\p{L})(?:längste\p{L}*|kürzeste\p{L}*|más (?:larg|cort|rápid|lent)\p{L}*)/iu, TIME],
  [/\bhow long\b.*\b(?:takes?|last|run)\b|(?<!\p{L})(?:cuánto (?:dura|tarda)\p{L}*|wie lange)(?!\p{L})/iu, TIME],
];

/** Returns the pattern of cells with the unit that a question names or means: degrees for "hottest". */
export function findAskedCells(question: string): RegExp | undefined {
  return UNITS.find(([asked]) => asked.test(question))?.[1];
}

/** Returns whether a cell is a sum of money. */
export function isMoney(cell: string): boolean {
  return CURRENCY.test(cell);
}

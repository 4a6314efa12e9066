const NUMBER = '\\d[\\d.,]*\\s?';
const LENGTHS =
  '(?:mm|cm|m|km|metres?|meters?|centimet(?:re|er)s?|kilomet(?:re|er)s?|miles?|feet|ft|inch(?:es)?|in|metros?|kilómetros?|Meter|Kilometer)(?![\\p{L}²])';
/** What a question measures, with the pattern of its figures. */
const UNITS: readonly [RegExp, RegExp][] = [
  [
    /\bhow (?:big|large)\b|(?<!\p{L})(?:qué (?:tamaño|superficie)|cuántos metros|wie groß)(?!\p{L})/iu,
    new RegExp(
      `${NUMBER}(?:m²|m2|sqm|ha|sq\\.? ?(?:ft|m)|square \\p{L}+|hectares?|acres?|hectáreas?|metros cuadrados|Quadratmeter|Hektar|[GMT]B)(?!\\p{L})`,
      'iu',
    ),
  ],
  [
    /\bhow heavy\b|(?<!\p{L})(?:cuánto pesa\p{L}*|qué peso|wie schwer)(?!\p{L})/iu,
    new RegExp(`${NUMBER}(?:kg|g|kilos?|grams?|lbs?|pounds|tonnes?|gramos?|Gramm|Kilo|Tonnen?)(?!\\p{L})`, 'iu'),
  ],
  [/\b(?:what|which)\b.{0,25}\be-?mail\b|\be-?mail address\b/i, /\S+@\S+/],
  [
    /\bhow (?:old|young)\b/i,
    /\b(?:at least|under|over|from|minimum age(?: of)?|aged?) (?:the age of )?\d{1,2}\b(?! ?(?:%|days|weeks|months|hours|minutes|[£€$]))|\b\d{1,2} (?:years old|years of age|and over|or over)\b/i,
  ],
  [/\b(?:what|which) (?:time|hour)\b/i, /\b\d{1,2}[:.]\d{2}\b(?!\s?[%€£])|\b\d{1,2}\s?[ap]\.?m\b/i],
  [
    /\bhow (?:hot|warm|cold)\b|\bwhat temperature\b|(?<!\p{L})wie (?:heiß|warm|kalt)(?!\p{L})/iu,
    new RegExp(`${NUMBER}(?:°|degrees?|grados?|Grad)`, 'iu'),
  ],
  [
    /\b(?:what|which|how (?:much|high))\b.{0,25}\bpressure\b|(?<!\p{L})(?:qué presión|welche[mnr]? druck|wie ?viel druck)(?!\p{L})/iu,
    new RegExp(`${NUMBER}(?:bar|psi|kPa|hPa|mbar)(?!\\p{L})`, 'iu'),
  ],
  [/\bhow (?:loud|quiet)\b|(?<!\p{L})wie laut(?!\p{L})/iu, new RegExp(`${NUMBER}(?:dB|decibels?)`, 'iu')],
  [
    /\bhow (?:wide|tall|high|deep|far)\b|(?<!\p{L})(?:qué (?:altura|anchura|distancia)|wie (?:breit|tief|weit))(?!\p{L})/iu,
    new RegExp(`${NUMBER}${LENGTHS}`, 'iu'),
  ],
];

const PER_UNIT = /\b(?:per|an?|each|every) (?<unit>day|night|week|month|year|hour|minute|kWh|person|unit|km|mile|page|item|metre|kilo)\b/i;

const ADJECTIVES: Readonly<Record<string, string>> = {
  hour: 'hourly',
  day: 'daily',
  week: 'weekly',
  month: 'monthly',
  year: 'yearly|annual|annually',
};

/** Returns the unit that a price is asked for: "night" in "How much is it per night?" */
export function findPricedUnit(question: string): string | undefined {
  return PER_UNIT.exec(question)?.groups?.unit;
}

/** Builds the pattern of a price for one of a unit: "53 pence per day". */
export function buildUnitPricePattern(unit: string): RegExp {
  const adjective = ADJECTIVES[unit.toLowerCase()];
  return new RegExp(
    `\\d[^.;]{0,20}\\b(?:per|an?|each) ${unit}\\b${adjective ? `|\\b(?:${adjective})\\b[^.;]{0,40}\\d|\\d[^.;%]{0,20}\\b(?:${adjective})\\b` : ''}`,
    'i',
  );
}

/** Returns the pattern of what answers a question about a measure, an age, an hour, an e-mail address or the price of one unit. */
export function findExpectedUnit(question: string): RegExp | undefined {
  const unit = /\bhow (?:much|high)\b/i.test(question) ? findPricedUnit(question) : undefined;
  if (unit) return buildUnitPricePattern(unit);
  return UNITS.find(([pattern]) => pattern.test(question))?.[1];
}

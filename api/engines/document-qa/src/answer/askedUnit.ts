const NUMBER = '\\d[\\d.,]*\\s?';
const LENGTHS =
  '(?:mm|cm|m|km|metres?|meters?|centimet(?:re|er)s?|kilomet(?:re|er)s?|miles?|feet|ft|inch(?:es)?|in|metros?|kilómetros?|Meter|Kilometer)(?![\\p{L}²])';
/** What a question measures, with the figures that tell it. */
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
  [/\bhow (?:hot|warm|cold)\b|(?<!\p{L})wie (?:heiß|warm|kalt)(?!\p{L})/iu, new RegExp(`${NUMBER}(?:°|degrees?|grados?|Grad)`, 'iu')],
  [/\bhow (?:loud|quiet)\b|(?<!\p{L})wie laut(?!\p{L})/iu, new RegExp(`${NUMBER}(?:dB|decibels?)`, 'iu')],
  [
    /\bhow (?:wide|tall|high|deep|far)\b|(?<!\p{L})(?:qué (?:altura|anchura|distancia)|wie (?:breit|tief|weit))(?!\p{L})/iu,
    new RegExp(`${NUMBER}${LENGTHS}`, 'iu'),
  ],
];

/** Returns the pattern of the figures that answer a question about a size, a weight, a temperature, a loudness or a length. */
export function findAskedUnit(question: string): RegExp | undefined {
  return UNITS.find(([asked]) => asked.test(question))?.[1];
}

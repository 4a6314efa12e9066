const STATES_PRICE =
  /^\W*(?:the |its |total |full )*(?:cost|price|fee|charge|rent)s?\b(?: \p{L}+){0,4} (?:is|are|will be)\b|^\W*(?:el |la )?(?:precio|coste|cuota|renta|mensualidad)(?: \p{L}+){0,4} es\b|^\W*(?:der |die )?(?:preis|grundpreis|kosten|gebühr|miete)(?: \p{L}+){0,4} (?:beträgt|betragen|ist|sind)\b/iu;

/** Returns whether a sentence begins by saying what "the cost" or "the price" is, without saying of what. */
export function statesPrice(sentence: string): boolean {
  return STATES_PRICE.test(sentence);
}

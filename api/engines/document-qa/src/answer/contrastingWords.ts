/** Words of one kind that exclude each other, so that a rule for one says nothing about another. A bar separates synonyms. */
const KINDS = [
  'half|halber|halbe|halbes|medio|media, double|twin|doble|doppelt|doppelte|doppelter|doppeltes, triple|dreifach|dreifache, quarter|viertel',
  'single|individual|einzelzimmer, double|doble|doppelzimmer, triple, family|familiar|familienzimmer',
  'weekly|semanal|wöchentlich|wöchentliche|wöchentlichen, monthly|mensual|monatlich|monatliche|monatlichen, quarterly|trimestral|vierteljährlich|vierteljährliche, yearly|annual|annually|anual|jährlich|jährliche|jährlichen',
  'summer|verano|sommer, winter|invierno, spring|primavera|frühling|frühjahr, autumn|otoño|herbst',
  'indoor|indoors|interior, outdoor|outdoors|exterior',
  'front|delantero|delantera|vordere, rear|trasero|trasera|hintere',
  'upper|superior|obere, lower|inferior|untere',
  'minimum|mínimo|mínima|mindest, maximum|máximo|máxima|höchst',
  'new|nuevo|nueva|neu|neue|neuer, used|second-hand|usado|usada|gebraucht|gebrauchte, refurbished',
  'weekday|weekdays|laborables|werktags, weekend|weekends|wochenende',
  'morning|mornings, afternoon|afternoons, evening|evenings, night|nights',
  'adult|adults|adulto|adultos|erwachsene, child|children|kid|kids|junior|juniors|niño|niños|kind|kinder, senior|seniors|pensioner|pensioners|jubilados',
].map((kind) => kind.split(', ').map((words) => new Set(words.split('|'))));

/** Returns whether a question names one of a kind, such as "double", and a sentence another instead: "full … and half …". */
export function namesContrary(question: string, sentence: string): boolean {
  const [questionWords, sentenceWords] = [listWords(question), listWords(sentence)];
  return KINDS.some((kind) => {
    const questionGroups = kind.filter((words) => questionWords.some((word) => words.has(word)));
    const sentenceGroups = kind.filter((words) => sentenceWords.some((word) => words.has(word)));
    return questionGroups.length > 0 && sentenceGroups.length > 0 && questionGroups.every((words) => !sentenceGroups.includes(words));
  });
}

function listWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}-]+/gu) ?? [];
}

/** Days that documents give by their date, in the languages of questions. */
const DAYS: readonly [RegExp, string][] = [
  [/\bchristmas eve\b|\bheiligabend\b|\bnochebuena\b/i, '24'],
  [/\bboxing day\b/i, '26'],
  [/\b(?:christmas|xmas)(?: day)?\b|\bnavidad\b|\bweihnacht\p{L}*/iu, '25'],
  [/\bnew year'?s eve\b|\bsilvester\b|\bnochevieja\b/i, '31'],
];
const NEW_YEAR = /\bnew year(?:'?s)?(?: day)?\b|\baño nuevo\b|\bneujahr\p{L}*/iu;
const MONTHS = { en: ['December', 'January'], es: ['diciembre', 'enero'], de: ['Dezember', 'Januar'] } as const;

/** Returns a question with the dates of the holidays that it names, where the document does not name them: "Christmas Day" is 25 December. */
export function dateHolidays(question: string, text: string, language: string): string {
  const [december, january] = MONTHS[language === 'es' || language === 'de' ? language : 'en'];
  const [holiday, day] = DAYS.find(([pattern]) => pattern.test(question)) ?? [];
  if (holiday && !holiday.test(text)) return question.replace(holiday, `${day} ${december}`);
  return !holiday && NEW_YEAR.test(question) && !NEW_YEAR.test(text) ? question.replace(NEW_YEAR, `1 ${january}`) : question;
}

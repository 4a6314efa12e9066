const ASKS_PARTIES =
  /\bwho (?:are|were) the (?:contracting )?parties\b|\bwhich parties\b|\bwho (?:made|signed|concluded) (?:this|the) (?:contract|agreement|lease)\b|\b(?:contract|agreement|lease) (?:is )?(?:with|between) whom\b|(?<!\p{L})(?:quiénes son las partes|entre quiénes|wer sind die (?:vertrags)?parteien|zwischen wem)(?!\p{L})/iu;
/** Days and months have capitals too: "between Easter and the first of May" names no parties. */
const DAY = `(?:${[
  'January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday',
  'Januar|Februar|März|Mai|Juni|Juli|Oktober|Dezember|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag',
  'Easter|Ostern|Christmas|Weihnachten|Spring|Summer|Autumn|Winter',
].join('|')})(?!\\p{L})`;
const NAME = `(?!${DAY})\\p{Lu}[\\p{L}\\d.&'’-]*`;
const NAMES_PARTIES = new RegExp(`(?<!\\p{L})(?:between|entre|zwischen)\\s[^.;]{0,20}${NAME}.*\\s(?:and|y|e|und)\\s[^.;]{0,20}${NAME}`, 'u');

/** Returns whether a question asks for the parties of a contract and a sentence names them: "made between Northlight Ltd and Maya Okafor". */
export function namesRequestedParties(question: string, sentence: string): boolean {
  return ASKS_PARTIES.test(question) && NAMES_PARTIES.test(sentence);
}

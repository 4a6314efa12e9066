const ASKS_PARTIES =
  /\bwho (?:are|were) the (?:contracting )?parties\b|\bwhich parties\b|\bwho (?:made|signed|concluded) (?:this|the) (?:contract|agreement|lease)\b|\b(?:contract|agreement|lease) (?:is )?(?:with|between) whom\b|(?<!\p{L})(?:quiénes son las partes|entre quiénes|wer sind die (?:vertrags)?parteien|zwischen wem)(?!\p{L})/iu;
const NAME = "\\p{Lu}[\\p{L}\\d.&'’-]*";
const NAMES_PARTIES = new RegExp(`(?<!\\p{L})(?:between|entre|zwischen)\\s[^.;]{0,20}${NAME}.*\\s(?:and|y|e|und)\\s[^.;]{0,20}${NAME}`, 'u');

/** Returns whether a question asks for the parties of a contract and a sentence names them: "made between Northlight Ltd and Maya Okafor". */
export function namesPartiesAsked(question: string, sentence: string): boolean {
  return ASKS_PARTIES.test(question) && NAMES_PARTIES.test(sentence);
}

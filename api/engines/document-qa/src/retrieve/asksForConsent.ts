/** Words for a permission that somebody gives. */
export const CONSENT =
  'permission|consent|approval|authori[sz]ation|agreement|permiso|consentimiento|autorización|aprobación|visto bueno|Erlaubnis|Genehmigung|Zustimmung|Einwilligung|Einverständnis';
/** "Do I need permission for it?", "Must I ask first?" */
const ASKS_NEED = new RegExp(
  `\\b(?:need|needs|have to|has to|must|should|required|necessary)\\b.{0,30}\\b(?:${CONSENT}|ask|permit)\\b|(?<!\\p{L})(?:necesit\\p{L}+|hace falta|hay que|teng\\p{L}+ que|deb\\p{L}+)(?!\\p{L}).{0,25}(?<!\\p{L})(?:${CONSENT}|preguntar|solicitar\\p{L}*|pedir\\p{L}*)(?!\\p{L})|(?<!\\p{L})(?:brauch\\p{L}*|benötig\\p{L}*|muss|müssen)(?!\\p{L}).{0,60}(?<!\\p{L})(?:${CONSENT}|fragen|nachfragen|um Erlaubnis bitten)(?!\\p{L})`,
  'iu',
);
/** "Can I do it without asking?" */
export const ASKS_WITHOUT = new RegExp(
  `\\bwithout (?:(?:any|your|the|their|his|her|first|prior|written|getting|landlord['’]?s) ){0,3}(?:${CONSENT}|asking|checking)\\b|(?<!\\p{L})sin (?:(?:el|la|su|previ[oa]|ningún|pedir) ){0,3}(?:${CONSENT}|preguntar\\p{L}*|pedirl[oa]|consultar\\p{L}*)(?!\\p{L})|(?<!\\p{L})ohne (?:(?:die|vorherige|Ihre|seine|eine|vorher|dass ich) ){0,3}(?:${CONSENT}|zu fragen|Nachfrage|Rücksprache|frage)(?!\\p{L})`,
  'iu',
);
const NAMES_CONSENT = new RegExp(`^(?:${CONSENT}|ask)$`, 'iu');

/** Returns whether a question asks if somebody has to be asked first. */
export function asksForConsent(question: string): boolean {
  return ASKS_NEED.test(question) || ASKS_WITHOUT.test(question);
}

/** Returns whether a word of such a question is the one for the permission, which is then its topic. */
export function namesConsent(word: string): boolean {
  return NAMES_CONSENT.test(word);
}

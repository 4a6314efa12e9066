const SUPERLATIVE_OF =
  /\b(?:most|highest|largest|biggest|greatest|maximum|longest|best|strongest|lowest|smallest|minimum|fewest|shortest|worst|cheapest|\p{L}{4,}est)\s+(?:expensive\s+|important\s+)?(?<noun>\p{L}{3,})/iu;

/** Returns the noun that a superlative belongs to: "client" in "the biggest client". */
export function findSuperlativeNoun(question: string): string | undefined {
  return SUPERLATIVE_OF.exec(question)?.groups?.noun;
}

/** The operation on table cells that a question asks for. */
export type TableTask = 'look up' | 'highest' | 'lowest' | 'sum' | 'average' | 'difference' | 'count';

const HIGHEST =
  /\b(?:most|highest|largest|biggest|greatest|maximum|longest|heaviest|loudest|hottest|fastest|best|strongest|dearest|busiest|fullest|richest|oldest|furthest|farthest|most expensive)\b|(?<!\p{L})(?:más (?:alt|grand|car)\p{L}*|(?<!\b(?:the|a|our|lord|deputy|your) )mayor|máxim\p{L}*|höchste\p{L}*|größte\p{L}*|meiste\p{L}*|teuerste\p{L}*|längste\p{L}*)(?!\p{L})/iu;
const LOWEST =
  /\b(?:least|lowest|smallest|minimum|fewest|shortest|lightest|quietest|coldest|slowest|worst|cheapest|poorest|youngest|nearest|closest|emptiest)\b|(?<!\p{L})(?:más (?:baj|pequeñ|barat)\p{L}*|menor|mínim\p{L}*|niedrigste\p{L}*|kleinste\p{L}*|wenigste\p{L}*|billigste\p{L}*|günstigste\p{L}*|kürzeste\p{L}*|leiseste\p{L}*)(?!\p{L})/iu;
const SUM =
  /\b(?:total|altogether|together|in all|sum(?! (?:it |this |that |the \p{L}+ )?up\b)|combined)\b|\bhow (?:much|many)\b.*\b(?:in|on|of) (?:both|(?:all|the) (?:two|three|four|five|six))\b|(?<!\p{L})(?:en total|suma|insgesamt|gesamt\p{L}*|summe|zusammen)(?!\p{L})/iu;
const AVERAGE = /\baverage\b|\b(?:the|a|arithmetic) mean\b|(?<!\p{L})(?:promedio|media|durchschnitt\p{L}*)(?!\p{L})/iu;
const DIFFERENCE =
  /\b(?:difference|how (?:much|many)\b.*\b(?:more|less|fewer|higher|lower|cheaper)|how much (?!higher)\p{L}{3,9}er\b.*\bthan\b|by how (?:much|many)|how much (?:do|does|would|can|will|did) .*\bsave|how much\b.*\b(?:over|under)(?= budget\b| (?:on|with|for)\b|\W*$))\b|(?<!\p{L})(?:diferencia|cuánt\p{L}* (?:más|menos)|unterschied|wie ?viele? \p{L}* ?(?:mehr|weniger)|um wie ?viel)(?!\p{L})/iu;
const COUNT = /^\W*(?:how many|cu[aá]nt[oa]s|wie ?viele)\b/iu;
const COUNTED = /\b(?:are there|exist|does it have|do you have|are listed|hay|tiene|gibt es)\b/iu;

/** "Which race starts first?" compares times of day. */
const EARLIEST =
  /\b(?:which|what) \p{L}+(?: \p{L}+){0,3} (?:starts?|begins?|goes|leaves?|departs?|opens?|closes?|runs|ends?|finishes|is|gets)(?: \p{L}+){0,2} (?<order>first|earliest|last|latest)\b|(?<!\p{L})qué \p{L}+(?: \p{L}+){0,2} (?:empieza|comienza|sale|abre|cierra|termina)(?: \p{L}+)? (?<order>primero|antes|último|más tarde)(?!\p{L})|(?<!\p{L})welche[rsn]? \p{L}+(?: \p{L}+){0,2} (?:beginnt|startet|fährt|öffnet|schließt|endet)(?: \p{L}+){0,2} (?<order>zuerst|als erste[rsn]?|am frühesten|zuletzt|als letzte[rsn]?|am spätesten)(?!\p{L})/iu;
const LAST_OF_ORDER = /^(?:last|latest|último|más tarde|zuletzt|als letzte[rsn]?|am spätesten)$/iu;

/** Returns whether a question asks which thing is first or last by time of day. */
export function comparesClockTimes(question: string): boolean {
  return EARLIEST.test(question);
}

export function readTableTask(question: string): TableTask {
  const order = EARLIEST.exec(question)?.groups?.order;
  if (order !== undefined) return LAST_OF_ORDER.test(order) ? 'highest' : 'lowest';
  if (DIFFERENCE.test(question)) return 'difference';
  if (AVERAGE.test(question)) return 'average';
  if (HIGHEST.test(question)) return 'highest';
  if (LOWEST.test(question)) return 'lowest';
  if (SUM.test(question)) return 'sum';
  return COUNT.test(question) && COUNTED.test(question) ? 'count' : 'look up';
}

const QUARTERS = ['first|1st|primer|erste', 'second|2nd|segundo|zweite', 'third|3rd|tercer|dritte', 'fourth|4th|last|cuarto|vierte'];

/** Adds the short name of a quarter, such as "Q3" for "third quarter", as table headers have it. */
export function nameQuarters(question: string): string {
  const found = QUARTERS.findIndex((words) => new RegExp(`(?<!\\p{L})(?:${words})\\p{L}{0,2}\\s+(?:quarter|trimestre|quartal)`, 'iu').test(question));
  return found < 0 ? question : `${question} Q${found + 1}`;
}

/** Returns a question without its superlative, which names no row or column: "highest" is no limit. */
export function dropSuperlative(question: string): string {
  return question.replace(HIGHEST, ' ').replace(LOWEST, ' ');
}

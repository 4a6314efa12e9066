import { DAY_NAMES } from '../../answer/dayNames.ts';
import { MONTH_NAMES } from '../../answer/monthNames.ts';
import { isMoney } from '../cellUnits.ts';

const ASKS_END =
  /\b(?:until|till|up to) (?:what|when|which)\b|\b(?:when|what time)\b.*\b(?:close|shut|end|finish|arriv|lands?\b|get (?:to|there|in|back)\b|reach)|\bhow late\b|(?<!\p{L})(?:hasta (?:qué|que|cuándo|cuando)|a qué hora (?:cierra|termina|acaba)\p{L}*|bis wann|wie lange (?:ist|sind|habt|haben).*(?:offen|geöffnet|auf)|wann (?:schlie|ende|macht?.*zu)\p{L}*)/iu;
const ASKS_START =
  /\bfrom (?:what|when|which)\b|\b(?:when|what time)\b.*\b(?:open|start|begin|leav|depart|set off|goes?\b)|\bhow early\b|(?<!\p{L})(?:desde (?:qué|que|cuándo|cuando)|a qué hora (?:abre|empieza|comienza)\p{L}*|ab wann|wann (?:öffne|beginn|fäng|macht?.*auf)\p{L}*)/iu;
const END_HEADER =
  /(?<!\p{L})(?:arriv\p{L}*|lands|ankunft|llegada|until|till|to|clos\p{L}+|ends?|ending|finish\p{L}*|hasta|cierre|fin(?:al)?|bis|schlie(?:ß|ss)\p{L}*|ende)(?!\p{L})/iu;
const START_HEADER =
  /(?<!\p{L})(?:depart\p{L}*|leaves|abfahrt|abflug|salida|from|open\p{L}*|starts?|starting|begin\p{L}*|desde|apertura|inicio|von|ab|öffn\p{L}*|beginn)(?!\p{L})/iu;

/** Finds the place of the one header of the end that a question asks for: closing times for "until when". */
export function findExpectedEnd(headers: readonly string[], question: string): number | undefined {
  const pattern = ASKS_END.test(question) ? END_HEADER : ASKS_START.test(question) ? START_HEADER : undefined;
  const found = pattern ? headers.flatMap((header, index) => (pattern.test(header) ? [index] : [])) : [];
  return found.length === 1 ? found[0] : undefined;
}

interface Kind {
  questionPattern: RegExp;
  cell?: (cell: string) => boolean;
  /** Cells that may have it where none has it for certain: accounts leave out the currency. */
  orCell?: (cell: string) => boolean;
  header?: RegExp;
}

const TIME =
  /\b\d+(?::\d\d| ?(?:h|hrs?|hours?|min|mins?|minutes?|s|seconds?|days?|weeks?|months?|years?|working days|tage?n?|wochen?|monate?n?|stunden?|minuten?|jahre?|días?|semanas?|meses|mes|horas?|minutos?|años?))\b|\b(?:one|two|three|four|five|six|seven|eight|ten|twelve|twenty-four) (?:hours?|days?|weeks?|months?|years?|minutes?)\b|\bat once\b|\bimmediately\b|\bsofort\b|\binmediat/iu;
const OFTEN =
  /\b(?:daily|weekly|fortnightly|monthly|quarterly|yearly|annually|once|twice|every|each)\b|\btimes a\b|(?<!\p{L})(?:diari\p{L}+|semanal\p{L}*|mensual\p{L}*|cada|veces|täglich|wöchentlich|monatlich|jährlich|jede[rsnm]?|alle|mal)(?!\p{L})/iu;
/** A date, a day, a month or a time of day. */
export const DATE = new RegExp(
  `(?<!\\p{L})(?:${[...MONTH_NAMES.flat(), ...DAY_NAMES].join('|')})(?!\\p{L})|\\b\\d{1,2}[./]\\d{1,2}[./]\\d{2,4}|\\b(?:19|20)\\d\\d\\b|\\b\\d{1,2}(?:[:.]\\d\\d|\\s?[ap]m|\\s?Uhr)\\b`,
  'iu',
);
/** The last word of the name of a place, which may have a number after it. */
export const PLACE =
  /(?<!\p{L})(?:rooms?|hall|stage|studio|court|theatre|theater|lab|laboratory|gym|pitch|garden|foyer|platform|library|church|tent|floor|building|street|road|saal|raum|halle|bühne|turnhalle|straße|sala|aula|escenario|pista|salón)(?: \p{Lu}?\d{0,3})?$/iu;
/** A time of day. */
export const CLOCK =
  /(?<!\d)\d{1,2}[:.]\d{2}(?!\d)|(?<!\d)\d{1,2}\s?(?:[ap]\.?m|Uhr|h|o['’]clock)(?!\p{L})|(?<!\p{L})(?:noon|midnight|mittags|mitternacht|mediodía|medianoche)(?!\p{L})/iu;
const DAY_OF_MONTH = new RegExp(`^\\d{1,2}\\.? (?:de )?(?:${MONTH_NAMES.flat().join('|')})`, 'iu');
const FIGURE = /^[^\p{L}\d]{0,2}\d[\d.,]*(?![\p{L}\d])|^free$/iu;

function hasQuantity(cell: string): boolean {
  const isFigure = /^(?:\p{L}+\.?\s){0,2}[^\p{L}\d]{0,2}\d/u.test(cell) && !DAY_OF_MONTH.test(cell);
  return isFigure || /^(?:one|two|three|four|five|six|unlimited|none|free|no|keine?|ninguna?|gratis|kostenlos)$/iu.test(cell);
}

/** What a question asks for, and the cells and headers that have it. The first that fits counts. */
const KINDS: readonly Kind[] = [
  {
    questionPattern: /\bhow (?:often|frequently)\b|(?<!\p{L})(?:cada cuánto|con qué frecuencia|cuántas veces|wie (?:oft|häufig))(?!\p{L})/iu,
    cell: (cell) => OFTEN.test(cell),
  },
  {
    questionPattern: /\bwhat time\b(?! of (?:the )?year)|(?<!\p{L})(?:a qué hora|um wie ?viel uhr|um welche uhrzeit)(?!\p{L})/iu,
    cell: (cell) => CLOCK.test(cell),
  },
  {
    questionPattern:
      /^\W*(?:and |since |until )?when\b|\b(?:what|which) (?:day|date|time|year|month)\b|(?<!\p{L})(?:cuándo|^\W*cuando|qué (?:día|año|mes|fecha)|a qué hora|wann|welche[mnrs]? (?:tag|jahr|monat|datum))(?!\p{L})/iu,
    cell: (cell) => (DATE.test(cell) || TIME.test(cell)) && !isMoney(cell),
  },
  {
    questionPattern:
      /\bwhat (?:do|should|can|must) (?:i|we|you) do\b|\bhow (?:do|can|should) (?:i|we|you) (?:fix|solve|clear|stop|repair|get rid)|(?<!\p{L})(?:qué (?:hago|debo hacer|tengo que hacer|puedo hacer)|was (?:tun|mache ich|muss ich (?:machen|tun)|kann ich (?:machen|tun)))(?!\p{L})/iu,
    header:
      /(?<!\p{L})(?:remedy|remedies|solution|action|do|fix|measure|response|solución|remedio|medida|qué hacer|abhilfe|maßnahme|lösung|behebung|tun)(?!\p{L})/iu,
  },
  {
    questionPattern:
      /\bwrong with\b|\bwhat (?:condition|state)\b|\b(?:damaged|broken)\b|(?<!\p{L})(?:qué le pasa|en qué estado|in welchem zustand|was ist (?:kaputt|mit))(?!\p{L})/iu,
    header:
      /(?<!\p{L})(?:condition|state|damage|defects?|faults?|remarks?|cause|problem|zustand|mängel|schäden|fehler|estado|daños|defectos|avería)(?!\p{L})/iu,
  },
  {
    questionPattern: /^\W*(?:and |so )?where(?:['’]?s)?\b|(?<!\p{L})(?:d[oó]nde|wo)(?!\p{L})/iu,
    header:
      /^(?:where|place|room|venue|location|hall|building|address|site|meeting point|ort|raum|saal|standort|wo|lugar|sala|aula|ubicación|dónde)(?!\p{L})/iu,
    cell: (cell) => PLACE.test(cell),
  },
  {
    questionPattern:
      /\bwhat(?:'s| is| does)?\b.*\b(?:mean|wrong|up|cause|matter)\b|\bwhat(?:'?s| is) (?:up|wrong|the matter)|\bwhats up\b|\bwhy\b|(?<!\p{L})(?:qué (?:significa|le pasa|pasa)|was (?:bedeutet|heißt|ist los)|warum|por qué)(?!\p{L})/iu,
    header:
      /(?<!\p{L})(?:meaning|cause|fault|problem|possible cause|description|significado|causa|avería|bedeutung|ursache|fehler|problem)(?!\p{L})/iu,
  },
  {
    questionPattern: /\bwho(?:'s|m|se)?\b|\bwhos\b|(?<!\p{L})(?:quién(?:es)?|quien|wer|wem|wen)(?!\p{L})/iu,
    cell: (cell) =>
      /^(?:(?:Mr|Mrs|Ms|Dr|Herr|Frau|Sr|Sra|D|Dª|Doña|Don)\.? )?\p{Lu}[\p{L}.’'-]*(?: (?:de |del |la |von |van )?\p{Lu}[\p{L}.’'-]*){0,3}$/u.test(
        cell,
      ),
    header:
      /(?<!\p{L})(?:who|person|people|contact|name|responsible|owner|teacher|tutor\p{L}*|quién|responsable|wer|zuständig|ansprech\p{L}*|verantwortlich)(?!\p{L})/iu,
  },
  {
    questionPattern:
      /\bhow (?:long|fast|soon|quick\p{L}*|early|many (?:days|weeks|months|hours|minutes|years))\b|(?<!\p{L})(?:cuánto (?:dura|tarda|tiempo)\p{L}*|cuánt[oa]s (?:días|semanas|meses|horas|minutos|años)|wie (?:lange|schnell|früh)|wie ?viele (?:tage|wochen|monate|stunden|minuten|jahre))(?!\p{L})/iu,
    cell: (cell) => TIME.test(cell),
    header:
      /(?<!\p{L})(?:duration|time|length|dauer|zeit|duración|tiempo|plazo|frist|period|seconds?|mins?|minutes?|hours?|days|weeks|months|minuten|stunden|tage|wochen|monate|minutos|horas|días|semanas|meses)(?!\p{L})|h:min/iu,
  },
  {
    questionPattern:
      /\bhow (?:much|expensive)\b.*\b(?:cost|pay|price|charge|owe|spend)|\b(?:price|cost|fee|fine|charge|pay|expensive|salary|rent)s?\b|(?<!\p{L})(?:cuánto (?:cuesta|vale|pago|se paga|hay que pagar)|precio|multa|cuesta|pagar|kostet|kosten|preis|zahle\p{L}*|teuer)(?!\p{L})/iu,
    cell: isMoney,
    // The year in which something was built is no price.
    orCell: (cell) => FIGURE.test(cell) && !/^(?:19|20)\d\d$/.test(cell.trim()),
  },
  {
    questionPattern: /\bhow many\b|(?<!\p{L})(?:cuánt[oa]s|wie ?viele)(?!\p{L})/iu,
    cell: (cell) => hasQuantity(cell) && !isMoney(cell),
  },
  {
    questionPattern: /\bhow (?:much|high|loud|heavy|big|far)\b|(?<!\p{L})(?:cuánt[oa]|wie ?(?:viel|hoch|laut|schwer|groß))(?!\p{L})/iu,
    cell: (cell) => hasQuantity(cell) && !TIME.test(cell),
  },
];

/** Returns whether a question says of what kind its answer is: a price, a time, a person. */
export function asksForKind(question: string): boolean {
  return KINDS.some(({ questionPattern }) => questionPattern.test(question));
}

/** Selects the columns whose cells have what a question asks for: a sum of money for a price, a time for "how long", a name for "who". */
export function selectFitting(question: string, cells: readonly { column: number; cell: string; header: string }[]): number[] {
  const kind = KINDS.find(({ questionPattern }) => questionPattern.test(question));
  if (!kind) return cells.map(({ column }) => column);
  const fit = cells.filter(({ cell, header }) => kind.cell?.(cell) === true || kind.header?.test(header) === true);
  return (fit.length > 0 ? fit : cells.filter(({ cell }) => kind.orCell?.(cell) === true)).map(({ column }) => column);
}

const ORDINALS = [
  'first|1st|primer[oa]?|erste[rsnm]?',
  'second|2nd|segund[oa]|zweite[rsnm]?',
  'third|3rd|tercer[oa]?|dritte[rsnm]?',
  'fourth|4th|cuart[oa]|vierte[rsnm]?',
].map((words) => new RegExp(`(?<![\\p{L}\\d])(?:${words})(?!\\p{L})`, 'iu'));

/** Returns whether a header is of another time than the question: "First offence" for "the second time". */
export function isOtherTime(question: string, header: string): boolean {
  const place = (text: string) => ORDINALS.findIndex((ordinal) => ordinal.test(text));
  return place(question) >= 0 && place(header) >= 0 && place(question) !== place(header);
}

import type { AnswerType } from './answerType.ts';

const NUMBER =
  '(?:\\d[\\d.,]*|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\\w+)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\w+teen|hundreds?|thousands?|millions?|billions?|half|dozens?|twice|both|single|none|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|zwei|drei|vier|f\u00fcnf|sechs|sieben|acht|neun|zehn|zw\u00f6lf)';
const TIME_UNIT =
  '(?:seconds?|minutes?|mins?|hours?|hrs?|days?|weeks?|months?|years?|yrs?|decades?|century|centuries|weekly|daily|monthly|yearly|annually|d\u00edas?|semanas?|mes(?:es)?|a\u00f1os?|horas?|minutos?|Tage?n?|Wochen?|Monate?n?|Jahre?n?|Stunden?|Minuten?|Werktage?n?)';
const MONTH =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December|(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\\b|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|Januar|Februar|M\u00e4rz|Mai|Juni|Juli|Oktober|Dezember)';
/** A point separates hours and minutes only next to a word for a time: "12.40" is more often a price. */
const TIME_WITH_POINT =
  '(?:\\b(?:at|from|until|till|to|um|ab|bis|von|gegen|a las|las|the) \\d{1,2}\\.\\d{2}(?![\\d.,])|\\b\\d{1,2}\\.\\d{2}\\s?(?:Uhr|h|hrs|[ap]\\.?m)\\b)';
/** A length of time answers "when" if it is counted from another time: "after 2 weeks", "three days before". */
const FROM_ANOTHER_TIME = `(?:(?<!\\p{L})(?:within|after|in|by|every|each|first|last|next|nach|innerhalb(?: von)?|binnen|alle|spätestens|tras|cada|dentro de|a los|en) (?:the |the first |the last |at most |los |las |den )?(?:${NUMBER}\\s+)(?:\\p{L}+\\s+)?${TIME_UNIT}|\\b${NUMBER}\\s+(?:\\p{L}+\\s+)?${TIME_UNIT}\\s+(?:before|after|later|ago|prior|from|of|following|in advance|ahead|vor|nach|später|danach|im Voraus|antes|después|desde|más tarde))(?!\\p{L})`;
const WEEKDAY =
  '(?<!\\p{L})(?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|(?:[Mm]on|[Dd]iens|[Dd]onners|[Ff]rei|[Ss]ams|[Ss]onn)tags?|[Mm]ittwochs?|[Ss]onnabends?)(?!\\p{L})';
const PLACE_WORD =
  '(?:room|building|street|road|floor|hall|city|town|country|region|north|south|east|west|coast|office|site|area|university|hospital|river|lake|island|village|province|airport|station|square|avenue|desk|gate|cent(?:re|er)|hotel|library|museum|compartment|drawer|shelf|cupboard|cabinet|counter|entrance|reception|calle|plaza|avenida|estación|aeropuerto|\\p{L}*(?:straße|platz|gasse)|bahnhof|flughafen)';

/** Patterns of the answers to each type of question, each with its certainty from 0 to 1. */
const CUES: Record<AnswerType, [RegExp, number][]> = {
  who: [
    [/\p{Lu}[\p{L}'’-]+\s+(?:\p{Lu}\.\s*)*(?:(?:of|the|de|van|von|bin|al|la)\s+)?\p{Lu}[\p{L}'’-]+/gu, 1],
    [
      /(?<=[\p{Ll},;)]\s)(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?(?!\p{L})|(?:January|February|March|April|May|June|July|August|September|October|November|December)(?!\p{L}))\p{Lu}[\p{L}'’-]+/gu,
      0.7,
    ],
    [
      /\b(?:he|she|people|manager|team|committee|members?|workers?|students?|scientists?|researchers?|head of|director|department|engineers?|officials?)\b/gi,
      0.4,
    ],
  ],
  when: [
    [
      new RegExp(
        `\\b(?:1[0-9]\\d\\d|20\\d\\d)\\b|\\b\\d{1,2}(?:st|nd|rd|th|\\.)?\\s+(?:de )?${MONTH}|${MONTH}\\s+\\d{1,4}|\\b\\d+(?:st|nd|rd|th) (?:century|of (?:each|every|the|this|that|next)\\b)|\\b(?:on|by|from|until|before|after) the \\d{1,2}(?:st|nd|rd|th)\\b|\\b(?:first|last|second|third) (?:working |business |calendar )?day of|(?:del \\d{1,2} al \\d{1,2}|(?:el día|antes del|a partir del|hasta el) \\d{1,2}|vom \\d{1,2}\\. bis)|(?:ersten|zweiten|dritten|letzten|\\d+\\.) (?:Werktag|Arbeitstag|Tag)|\\b\\d{1,2}[./]\\d{1,2}[./]\\d{2,4}\\b|\\b\\d{3,4}s?\\s*(?:BC|BCE|AD|CE)\\b|\\b\\d{1,2}:\\d{2}\\b|${TIME_WITH_POINT}|\\b\\d{1,2}\\s?[ap]\\.?m\\b`,
        'gu',
      ),
      1,
    ],
    [
      new RegExp(
        `${MONTH}|\\b(?:century|centuries|decade|spring|summer|autumn|winter|(?:\\p{L}+th|first|second|third) (?:day|week|month|year)|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|morning|noon|midnight|evening|night)\\b|${WEEKDAY}|${FROM_ANOTHER_TIME}`,
        'gu',
      ),
      0.7,
    ],
    [
      new RegExp(
        `\\b(?:when|after|before|during|until|once|as soon as|by the time|early|late|ago|today|now|currently)\\b|\\b${NUMBER}\\s+${TIME_UNIT}`,
        'giu',
      ),
      0.3,
    ],
  ],
  hour: [
    [
      new RegExp(
        `\\b\\d{1,2}:\\d{2}\\b|${TIME_WITH_POINT}|\\b\\d{1,2}\\s?[ap]\\.?m\\b|\\b\\d{1,2}\\s?(?:Uhr|h|o['’]?clock)\\b|(?<!\\p{L})(?:noon|midnight|midday|mediodía|medianoche|mittags|mitternacht)(?!\\p{L})|(?<!\\p{L})a las? \\p{L}+|\\b(?:half past|quarter (?:past|to)|halb|viertel (?:vor|nach)) \\p{L}+`,
        'giu',
      ),
      1,
    ],
    // A figure with a point is a time where nothing says what else it is.
    [
      /(?<![.,\d£€$])(?:[01]?\d|2[0-3])[.][0-5]\d(?![.,\d]|\s?(?:[%€£]|EUR|GBP|euros?|pounds?|kg|m\b|miles?))|\b\d{1,2}\s?(?:to|till|until|bis|a|-|–)\s?\d{1,2}(?!\s?\p{L}|[.,\d%€£])/giu,
      0.7,
    ],
    [
      /\b(?:in the|each|every|this|the) (?:early |late )?(?:morning|afternoon|evening|night)\b|\b(?:after|before) (?:breakfast|lunch|dinner|work|dark|sunset)\b|(?<!\p{L})(?:morgens|abends|nachmittags|por la (?:mañana|tarde|noche))(?!\p{L})/giu,
      0.4,
    ],
  ],
  day: [
    [
      new RegExp(
        `\\b\\d{1,2}(?:st|nd|rd|th|\\.)?\\s+(?:de |of )?${MONTH}|${MONTH}\\s+\\d{1,4}|\\b\\d{1,2}[./]\\d{1,2}[./]\\d{2,4}\\b|\\b(?:first|last|second|third|\\d{1,2}(?:st|nd|rd|th)) (?:(?:working |business |calendar )?day )?of (?:each|every|the|this|that|next)\\b|\\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\\b|${WEEKDAY}|\\b(?:on|by|from|until|before|after) the \\d{1,2}(?:st|nd|rd|th)\\b|(?<!\\p{L})(?:am|vom|zum|bis|el(?: día)?) \\d{1,2}\\b`,
        'gu',
      ),
      1,
    ],
    [
      /\b(?:weekdays?|weekends?|daily|every day|any day|tomorrow|today)\b|(?<!\p{L})(?:täglich|werktags?|wochenende|a diario|laborables|fines? de semana)(?!\p{L})/giu,
      0.7,
    ],
    [new RegExp(`${MONTH}`, 'gu'), 0.4],
  ],
  where: [
    [
      /\b(?:in|at|from|near|to|on|across|throughout|around|outside|inside|into|between)\s+(?:the\s+|(?:north|south|east|west|central)\w*\s+)?\p{Lu}[\p{L}'’-]+/gu,
      1,
    ],
    [/(?<!\p{L})(?:en|desde|hacia) (?:el |la |los |las )?\p{Lu}\p{Ll}+|\b\d{4,5} \p{Lu}\p{Ll}{2,}/gu, 1],
    [new RegExp(`(?<!\\p{L})${PLACE_WORD}s?(?!\\p{L})`, 'giu'), 0.6],
    [/\b(?:in|into|onto|at|near|on|behind|beside|below|inside|under|above|between)\s+(?:the|an?|its|their|your)\b/gi, 0.4],
  ],
  number: [[new RegExp(`\\b${NUMBER}\\b`, 'giu'), 1]],
  money: [
    [
      new RegExp(
        `(?:[$€£¥]|EUR|USD|GBP|CHF)\\s?\\d|(?:\\d[\\d.,]*|\\b${NUMBER})\\s*(?:million |billion |thousand )?(?:[$€£¥]|euros?|dollars?|pounds?|cents?|EUR|USD|GBP|CHF|yen|yuan|francs?|p\\b|ct\\b|pence|céntimos|Cent\\b)`,
        'giu',
      ),
      1,
    ],
    [/\d\s*(?:%|per ?cent|Prozent|por ciento)/giu, 0.7],
    [/\d/g, 0.5],
  ],
  share: [
    [/\d\s?%|\bper\s?cent\b|\bpercentage\b|\b(?:half|third|quarter|fifth|tenth|two-thirds|majority)\b/gi, 1],
    [/\d/g, 0.5],
  ],
  time: [
    [new RegExp(`\\b${NUMBER}[\\s-]+(?:\\w+\\s+)?${TIME_UNIT}\\b`, 'giu'), 1],
    [new RegExp(`\\b${TIME_UNIT}\\b`, 'giu'), 0.5],
    [/\d/g, 0.4],
  ],
  often: [
    [
      new RegExp(
        `\\b(?:every|each|once|twice|(?:${NUMBER}) times)\\b|\\b(?:daily|weekly|monthly|quarterly|yearly|annually|regularly)\\b|\\b(?:per|a) (?:hour|day|week|month|year)\\b|(?<!\\p{L})(?:cada|una vez|veces|diari\\p{L}+|semanal\\p{L}*|mensual\\p{L}*|anual\\p{L}*|jede[nrsm]?|alle|einmal|zweimal|täglich|wöchentlich|monatlich|jährlich)(?!\\p{L})`,
        'giu',
      ),
      1,
    ],
    [new RegExp(`\\b${TIME_UNIT}\\b`, 'giu'), 0.4],
  ],
  phone: [[/(?:\+|\b00|\b0|\b)\d[\d ()/-]{5,}\d|\b\d{3}\b/g, 1]],
  why: [
    [
      /\b(?:because|since|due to|owing to|as a result|in order to|so that|so as to|thanks to|caused? by|(?:comes?|came|results?|stems?) from|reasons?|therefore|thus|hence|leads? to|led to|to (?:avoid|ensure|prevent|reduce|protect|make|allow|keep|improve|increase))\b/gi,
      1,
    ],
    [/\b(?:as|for|to)\s+\w+/gi, 0.2],
  ],
  how: [[/\b(?:by \w+ing|by (?:the|a|an|means)|through|via|using|with the|method|process|steps?|in such a way)\b/gi, 1]],
  define: [[/\b(?:is|are|was|were|refers? to|means?|denotes?|called|known as|defined as|describes?|stands for|consists? of|namely)\b/gi, 1]],
  yesNo: [],
  thing: [],
};

/** Scores from 0 to 1 how clearly a sentence shows the answer type, in words that the question does not have. */
export function scoreAnswerCue(kind: AnswerType, sentence: string, questionWords: ReadonlySet<string>): number {
  let best = 0;
  for (const [pattern, certainty] of CUES[kind]) {
    if (certainty <= best) continue;
    for (const [match] of sentence.matchAll(pattern)) {
      const isNew = match
        .toLowerCase()
        .split(/[^\p{L}\p{N}.]+/u)
        .some((word) => word !== '' && !questionWords.has(word));
      if (isNew || kind === 'why' || kind === 'how' || kind === 'define') {
        best = certainty;
        break;
      }
    }
  }
  return best;
}

/** Returns whether an answer of this type needs a cue in its sentence. */
export function requiresCue(kind: AnswerType): boolean {
  return CUES[kind].length > 0 && kind !== 'how' && kind !== 'why' && kind !== 'define';
}

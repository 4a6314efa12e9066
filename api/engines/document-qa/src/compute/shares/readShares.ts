/** Matches a question for what is taken off. */
export const ASKS_SAVING =
  /\b(?:discount|save|saving|off|cheaper|reduction)\b|(?<!\p{L})(?:rabatt|spare\p{L}*|ermäßigung|nachlass|descuento|ahorr\p{L}+|rebaja)(?!\p{L})/iu;

/** A part of something, or what is taken off it: "a quarter of the members", "10% off". */
export interface Share {
  /** From 0 to 1. */
  part: number;
  kind: 'of' | 'off';
  /** The words after it that name the whole; empty where it names none. */
  whole: string;
  /** Whether it is of all there is: "off all fees". */
  isShareOfAll: boolean;
  text: string;
  at: number;
}

const FRACTIONS: readonly [RegExp, number][] = [
  [/^(?:a |one |eine? |la |die )?(?:half|halves|mitad|hälfte)$/iu, 1 / 2],
  [/^(?:a |one |ein |un )?(?:third|drittel|tercio)$/iu, 1 / 3],
  [/^(?:two |zwei |dos )(?:thirds|drittel|tercios)$/iu, 2 / 3],
  [/^(?:a |one |ein |una? |la )?(?:quarter|viertel|cuart[oa](?: parte)?)$/iu, 1 / 4],
  [/^(?:three |drei |tres )(?:quarters|viertel|cuartos)$/iu, 3 / 4],
  [/^(?:a |one |ein |una? |la )?(?:fifth|fünftel|quint[oa](?: parte)?)$/iu, 1 / 5],
  [/^(?:a |one |ein |una? )?(?:tenth|zehntel|décim[oa](?: parte)?)$/iu, 1 / 10],
];
const FRACTION =
  '(?:(?:a|one|eine?|la|die) )?(?:half|mitad|hälfte)|(?:(?:a|one|two|ein|zwei|un|dos) )?(?:thirds?|drittel|tercios?)|(?:(?:a|one|three|ein|drei|una?|la|tres) )?(?:quarters?|viertel|cuart[oa]s?(?: parte)?)|(?:(?:a|one|ein|una?) )(?:fifth|fünftel|quint[oa](?: parte)?|tenth|zehntel|décim[oa](?: parte)?)';
const SHARE = new RegExp(
  `(?<![\\p{L}\\d.,])(?:(?<percent>\\d{1,2}(?:[.,]\\d)?)\\s?(?:%|per ?cent|prozent|por ciento)|(?<fraction>${FRACTION}))(?![\\p{L}\\d])`,
  'giu',
);
/** A word or symbol that every share has, to skip the many sentences without one. */
const SIGN = /%|cent|prozent|ciento|hal[fv]|mitad|hälfte|third|drittel|tercio|quarter|viertel|cuart|fifth|fünftel|quint|tenth|zehntel|décim/iu;
/** Half an hour, a quarter of a year and half past nine are times. */
const NO_SHARE =
  /^ (?:of )?(?:an? )?(?:hours?|years?|past|day|term|board|time|stunde|jahr|tag|pension|hora|día|año)(?!\p{L})|^[- ]?(?:hourly|yearly|day|time|stündig)/iu;
const OFF =
  /^\s?(?:off|less|cheaper|discount|reduction|lower|rabatt|nachlass|ermäßigung|preisnachlass|günstiger|weniger|billiger|de descuento|menos|más barat[oa]s?|de rebaja)(?!\p{L})/iu;
const OFF_BEFORE =
  /(?<!\p{L})(?:discount|reduction|rebate|rabatt|nachlass|ermäßigung|descuento|rebaja) (?:of|von|de(?:l)?) $|(?<!\p{L})(?:reduced|lowered|cheaper|ermäßigt|reduziert) (?:by|um) $/iu;
const WHOLE =
  /^\s?(?:(?:off|less than|cheaper than|discount on|rabatt auf|nachlass auf|de descuento en|of|de(?:l)?|der|des|vom|von|auf|on)\s)?(?:(?:all|the|its|their|your|our|his|her|that|this|la|las|los|el|den|dem|die|das|ihre[rs]?|seine[rs]?|full|whole|each|every|alle[rn]?)\s){0,2}(?<noun>\p{L}{3,}(?: \p{L}{3,})?)/iu;
/** "Half is paid when you arrive": the whole is not named. */
const NO_WHOLE =
  /^(?:is|are|was|will|must|may|has|have|when|if|on|at|by|for|before|after|and|or|to|back|ist|wird|bei|wenn|es|se|cuando|al|im|off|less)(?!\p{L})/iu;
const ALL = /(?<!\p{L})(?:all|every|everything|whole|alle[rn]?|alles|gesamt\p{L}*|tod[oa]s?)(?!\p{L})/iu;
const HUNDRED = 100;

const MORE = /^\s?(?:more|extra|dearer|on top|higher|surcharge|mehr|teurer|aufschlag|zuschlag|más(?: car[oa]s?)?|de recargo)(?!\p{L})/iu;

/** Returns whether a part is put on top: "60% more". */
export function isAdded(text: string, { at, text: shareText }: Share): boolean {
  return MORE.test(text.slice(text.indexOf(shareText, at) + shareText.length));
}

/** Returns whether a text has a word or symbol of a share. */
export function mayNameShare(text: string): boolean {
  return SIGN.test(text);
}

/** Finds the shares that a sentence names. */
export function findShares(text: string): Share[] {
  return [...text.matchAll(SHARE)].flatMap((found): Share[] => {
    const { percent, fraction = '' } = found.groups ?? {};
    const [before, after] = [text.slice(0, found.index), text.slice(found.index + found[0].length)];
    const part = percent === undefined ? FRACTIONS.find(([pattern]) => pattern.test(fraction))?.[1] : Number(percent.replace(',', '.')) / HUNDRED;
    if (part === undefined || (percent === undefined && NO_SHARE.test(after))) return [];
    const isOff = OFF.test(after) || OFF_BEFORE.test(before);
    const whole = WHOLE.exec(isOff ? after.replace(OFF, '') : after);
    const noun = whole?.groups?.noun ?? '';
    return [
      {
        part,
        kind: isOff ? 'off' : 'of',
        isShareOfAll: ALL.test(whole?.[0] ?? ''),
        whole: NO_WHOLE.test(noun) ? '' : noun,
        text: found[0].trim(),
        at: found.index,
      },
    ];
  });
}

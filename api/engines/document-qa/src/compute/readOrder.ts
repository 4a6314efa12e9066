import { readSmallNumber, SEVERAL } from '../answer/smallNumbers.ts';
import { dropFrame } from './quantities/questionParts.ts';

/** A number of one thing, as somebody orders it: "3 full days". */
export interface OrderedThing {
  count: number;
  words: string;
}

/** What is to be paid for, and what the question says besides, such as an age. */
export interface Order {
  things: OrderedThing[];
  about: string;
}

const ONE = 'an?|one|una?|uno|eine?[nmr]?';
/** An age, a size or a clock time is no number of things. */
const NO_COUNT =
  /^[\s-]?(?:years?|months?|weeks?|days?|hours?|minutes?|nights?|times|%|percent|kg|g|cm|mm|m|km|l|ml|am|pm|th|st|nd|rd|años?|mes(?:es)?|semanas?|días?|horas?|minutos?|noches?|veces|jahre?n?|monate?n?|wochen?|tage?n?|stunden?|minuten|nächten?|mal|uhr|[.:,]?\d)(?!\p{L})/iu;
const COUNTED = new RegExp(`(?<![\\p{L}\\d.,:£€$-])(?<count>${SEVERAL}|${ONE}) (?<words>\\p{L}.*)$`, 'iu');
const BETWEEN = /\s*(?:,|\+|&|(?<!\p{L})(?:and|plus|with|y|e|más|con|und|mit)(?!\p{L}))\s*/iu;
/** What follows the thing and says for whom, when or how often it is. */
const ENDS_THING =
  /(?<!\p{L})(?:for|per|a|an|in|on|at|each|every|if|when|who|that|to|from|please|come|comes|cost|costs|make|makes|pay|pays|para|por|al|cada|en|si|für|pro|im|am|je|wenn|bitte|kostet|kosten)(?!\p{L})/iu;
const OFTEN =
  /(?<!\p{L})(?:a|an|per|each|every|al?|por|cada|pro|je|im|am) (?:day|week|month|year|día|semana|mes|año|tag|woche|monat|jahr)(?!\p{L})/giu;
const MAX_THINGS = 5;

/** Reads what a question orders: "2 adults and 3 kids". What has no number is said about them. Returns undefined where nothing is counted. */
export function readOrder(text: string): Order | undefined {
  const things: OrderedThing[] = [];
  const about: string[] = [];
  for (const part of text.replace(OFTEN, ' ').split(BETWEEN)) {
    const thing = readThing(part);
    if (thing) {
      things.push({ count: thing.count, words: thing.words });
      about.push(thing.trailing);
    } else about.push(dropFrame(part));
  }
  return things.length > 0 && things.length <= MAX_THINGS ? { things, about: about.filter(Boolean).join(' ').trim() } : undefined;
}

/** Returns whether a question has a number of two or more things, and not only of times or ages. */
export function countsThings(question: string): boolean {
  return question.split(BETWEEN).some((part) => {
    const several = new RegExp(`(?<![\\p{L}\\d.,:£€$-])(?:${SEVERAL}) (?<words>\\p{L}.*)$`, 'iu').exec(part.replace(OFTEN, ' '))?.groups?.words;
    return (
      several !== undefined &&
      !NO_COUNT.test(several) &&
      !/^(?:of|or|to|and|for|than|is|are|in|on|at|per|from|bis|als|für|a|o|oder|que|para)\s/iu.test(several)
    );
  });
}

function readThing(part: string): (OrderedThing & { trailing: string }) | undefined {
  let rest = part;
  let found = COUNTED.exec(rest);
  while (found?.groups && NO_COUNT.test(found.groups.words ?? '')) {
    rest = found.groups.words ?? '';
    found = COUNTED.exec(rest);
  }
  const { count: countText = '', words = '' } = found?.groups ?? {};
  const before = found ? part.slice(0, part.length - found[0].length) : part;
  const count = new RegExp(`^(?:${ONE})$`, 'iu').test(countText) ? 1 : readSmallNumber(countText);
  const at = words.search(ENDS_THING);
  const thing = dropFrame(at > 0 ? words.slice(0, at) : words).replace(/\bkids?\b/giu, 'child');
  if (count === undefined || thing === '') return undefined;
  // "Gold for two adults": the words before the number name the kind.
  return { count, words: thing, trailing: `${dropFrame(before)} ${at > 0 ? words.slice(at) : ''}`.trim() };
}

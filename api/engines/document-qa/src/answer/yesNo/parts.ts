import { findBounds } from './bounds.ts';
import { splitClauses } from './clauses.ts';
import { findMeasures } from './measures.ts';
import { isDenied } from './ruleWords.ts';

/** Where an item of a list in running text begins: "a) bicycles …; b) works …". */
const ITEM = /[;:,.]?\s(?=(?:\(?[a-z]|\(?\d{1,2}|[ivx]{1,4})\)\s)/u;
/** Where a part for other days begins: ", los sábados de 10:00", "and at any time at weekends". */
const DAY =
  '(?:mon|tues|wednes|thurs|fri|satur|sun)(?:days?)?|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|weekends?|weekdays?|fines? de semana|wochenende|werktags';
const OTHER_DAY = new RegExp(
  `,?\\s(?=(?:and|y|und|but|pero|aber) (?:(?:at any time|all day|on|at|am|an|los|el|until|hasta|bis|from|de|von) ){0,3}(?:the )?(?:${DAY})(?!\\p{L}))|,\\s(?=(?:on|at|am|los|el|from)? ?(?:${DAY})(?!\\p{L}))|,?\\s(?=(?:(?:and|y|und) )?(?:on (?:any|all) other days?|(?:el )?resto de (?:los )?días|los demás días|an (?:allen )?(?:anderen|übrigen) tagen)(?!\\p{L}))`,
  'iu',
);
const HAS_VERB =
  /\b(?:is|are|was|were|has|have|will|do|does|must|may|can|cannot|should|shall|costs?|closes?|opens?)\b|(?<!\p{L})(?:es|son|está[ns]?|hay|puede\p{L}*|podrá\p{L}*|deb\p{L}+|abre[n]?|ist|sind|hat|haben|wird|werden|darf|dürfen|muss|müssen|kann|können)(?!\p{L})/iu;

/** Splits a sentence into its items, clauses and days. A part without a verb takes the words of the one before. */
export function splitParts(sentence: string): string[] {
  return sentence.split(ITEM).flatMap((item) => carryLimit(splitClauses(item).flatMap(splitDays)));
}

const LIMIT =
  /(?<!\p{L})(?:minimum|maximum|at least|at most|up to|no more than|mínim[oa]|máxim[oa]|al menos|hasta|mindestens|höchstens|bis zu)(?!\p{L})/iu;

/** Adds the limit of the part before to a part that has only a figure: "the minimum is 70; on other days it is 45". */
function carryLimit(parts: readonly string[]): string[] {
  const limit = LIMIT.exec(parts[0] ?? '')?.[0];
  return parts.map((part, position) => {
    const [figure, another] = findMeasures(part);
    const isBare = position > 0 && limit !== undefined && figure && !another && findBounds(part).length === 0;
    return isBare ? `${part.slice(0, figure.start)}${limit} ${part.slice(figure.start).trimStart()}` : part;
  });
}

function splitDays(clause: string): string[] {
  const [first = '', ...others] = clause.split(OTHER_DAY);
  const denies = isDenied(first) ? 'not ' : '';
  return [first, ...others.map((part) => (HAS_VERB.test(part) ? part : `${denies}${part}`))];
}

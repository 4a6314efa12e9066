import { dropTax } from '../../tables/cellUnits.ts';

/** Two or more things that a question names and wants added up or compared. */
export interface QuestionParts {
  task: 'sum' | 'difference';
  parts: string[];
  /** What the question says besides them, such as the column of a table. */
  about: string;
  /** Whether only a word such as "with" joins them, which may also name one thing: "a room with breakfast". */
  isByWith?: boolean;
}

const VERB =
  '(?:is|are|does|do|did|was|were|will|would|costs?|ist|sind|kostet|kosten|braucht|verbraucht|wiegt|es|son|cuestan?|vale|gasta|consume|pesa|tiene)';
const COMPARED = '(?:more expensive|more|less|fewer|extra|\\p{L}{3,9}er)';
const DIFFERENCES = [
  `\\bhow (?:much|many)(?<unit>(?: \\p{L}+)??) ${COMPARED}(?<about>(?: \\p{L}+){0,3}?) ${VERB} (?<first>.+?) (?:than|compared (?:with|to)|over|versus) (?<second>.+?)\\W*$`,
  '\\bdifference\\b(?<about>.*?) between (?<first>.+?) and (?<second>.+?)\\W*$',
  '(?<!\\p{L})diferencia(?<about>.*?) entre (?<first>.+?) y (?<second>.+?)\\W*$',
  '(?<!\\p{L})unterschied(?<about>.*?) zwischen (?<first>.+?) und (?<second>.+?)\\W*$',
  `(?<!\\p{L})cu[aá]nt[oa]s?(?<unit>(?: \\p{L}+)??) (?:más|menos)(?<about>(?: \\p{L}+){0,2}?) ${VERB} (?<first>.+?) que (?<second>.+?)\\W*$`,
  `(?<!\\p{L})wie ?viele?(?<unit>(?: \\p{L}+)??) (?:mehr|weniger|\\p{L}{3,9}er)(?<about>(?: \\p{L}+){0,2}?) ${VERB} (?<first>.+?) als (?<second>.+?)\\W*$`,
  `(?<!\\p{L})wie ?viele?(?<unit>(?: \\p{L}+)??) ${VERB} (?<first>.+?) (?:mehr|weniger|\\p{L}{3,9}er)(?<about>(?: \\p{L}+)?) als (?<second>.+?)\\W*$`,
  '(?:^|[,:]|\\bis|ist|\\bes)\\s*(?<first>[^,:?]+?) (?:minus|menos|abzüglich) (?<second>.+?)\\W*$',
].map((pattern) => new RegExp(pattern, 'iu'));
const SUM =
  /\b(?:together|in total|altogether|all in|combined|in sum|sum of|total of|added up|between (?:them|the two|the both of them))\b|(?<!\p{L})(?:en total|junt[oa]s|suma de|suman|total|zusammen|insgesamt|summe)(?!\p{L})/iu;
const COUNTS = /\bhow many\b|(?<!\p{L})(?:cuánt[oa]s|wie ?viele)(?!\p{L})/iu;
const BETWEEN = /(?<!\p{L})entre (?<all>.+? (?:y|e) .+?)\W*$/iu;
const ADDED = /\s+(?:with|incl(?:uding|\.)?|plus|con|incluid[oa]|mit|inklusive|inkl\.?)\s+(?:the |my |el |la |los |las |der |dem |den )?/iu;
const AND = /\s+(?:and|plus|y|e|más|und)\s+|,\s+/iu;
const PRICE = /\bhow (?:much|many)\b|\bwhat\b|(?<!\p{L})(?:cuánt[oa]s?|cuanto|wie ?viele?|was)(?!\p{L})/iu;
const COMPARES = /\b(?:more|less|extra|cheaper|dearer)\b|(?<!\p{L})(?:más|menos|mehr|weniger|teurer|billiger)(?!\p{L})/iu;
/** "A ticket plus a year's parking" asks for the sum without a word for it. */
const PLUS = /\p{L} plus (?:the |an? |my |one )?\p{L}/iu;
/** "A bath and a clip": each is one thing. */
const ONE_AND_ONE = /(?<!\p{L})(?:an?|una?|eine?n?) [^,?]+? (?:and|plus|y|und) (?:an?|una?|eine?n?) \p{L}/iu;
const MAX_PARTS = 5;
const FRAME = new Set(
  `how much many what whats what's is are was were be do does did will would can the a an i we you they he she it me us my our your one ones of for to in at up when old aged
  that this those these there please need want like with
  make makes count counts altogether owe come comes cost costs costing pay price charge take takes total altogether combined sum together goes go going went spent it its on add adds added taken took eat eats cover covers both use uses need needs get gives give
  money leave put pay
  dinero dejo dejar dejamos pongo como cuánto cuanto cuánta cuántos cuántas qué cuesta cuestan vale valen sale salen es son suma suman pagar pago pagamos gasto gastamos va van se a lo nos me hay que total junto juntos juntas el la los las un una de del al en firmar para favor
  wie viel viele wieviel was kostet kosten macht machen ist sind beträgt ergibt ergeben ich wir uns unser mein der die das den dem des ein eine einen für im in und
  braucht verbraucht bei alt aus zusammen insgesamt zahle zahlen muss müssen`.split(/\s+/),
);

/** Verbs with a particle whose noun is written the other way round: "puts out" and "output". */
const PARTICLE_VERB = /\b(put|take|let|look)s? (out|in)\b/giu;

/** Returns the words of a part that say which thing is meant, without those that only frame a question. */
export function dropFrame(text: string): string {
  return text
    .replace(PARTICLE_VERB, '$2$1')
    .split(/[^\p{L}\p{N}%€£$.'’-]+/u)
    .map((word) => word.replace(/^[.'’-]+|[.'’?!-]+$/g, ''))
    .filter((word) => word !== '' && !FRAME.has(word.toLowerCase()))
    .join(' ');
}

const WITHOUT = /(?<!\p{L})(?:without|not counting|excluding|sin(?: contar)?|ohne)(?!\p{L})[^,?]*/giu;
/** What frames the things: "…, how much in sales?", "How much a month, line plus phone?" */
const FRAME_AFTER = /,\s*(?<frame>(?:how (?:much|many)|what|cuánt[oa]s?|wie ?viele?|was)(?!\p{L})[^,]*)$/iu;
const FRAME_BEFORE =
  /^\W*(?<frame>(?:how (?:much|many)|what|cuánt[oa]s?|wie ?viele?|was)(?!\p{L})[^,]*),\s*(?=[^,]*(?:\bplus\b|\band\b|\sy\s|\smás\s|\sund\s))/iu;

/** "If it goes to court, the summons and the order, …": the case is no part, where two parts follow it. */
const CASE = /^\W*(?:if|when|once|si|cuando|wenn|falls)(?!\p{L})[^,]*,\s(?=.+\s(?:and|plus|y|und)\s)/iu;
/** "A ticket from Overton plus a year's parking there". */
const PLACE = /(?<!\p{L})(?:from|at|in|to|de|en|a|von|in|nach) (?<place>\p{L}{3,}(?: \p{Lu}\p{L}+)?)(?=\s(?:and|plus|y|und)\s)/iu;
const THERE = /(?<!\p{L})(?:from |from over )?(?:there|allí|allá|dort)(?!\p{L})/iu;

/** Returns a question without what it leaves out: "without wine". */
export function dropLeftOut(question: string): string {
  return dropTax(question).replace(WITHOUT, ' ');
}

function nameThere(question: string): string {
  const place = PLACE.exec(question)?.groups?.place;
  return place === undefined ? question : question.replace(THERE, `from ${place}`);
}

/** Finds the things that a question wants added up or compared, without what it leaves out. Returns undefined where it names no two. */
export function findQuestionParts(question: string): QuestionParts | undefined {
  const remaining = nameThere(dropLeftOut(question).replace(CASE, ''));
  const frame = FRAME_AFTER.exec(remaining) ?? FRAME_BEFORE.exec(remaining);
  if (!frame) return splitParts(remaining);
  const frameText = frame.groups?.frame ?? '';
  const together = SUM.exec(frameText)?.[0] ?? '';
  const parts = splitParts(`${remaining.replace(frame[0], ' ')} ${together}`.trim(), PRICE.test(frameText) || COUNTS.test(frameText));
  return parts && { ...parts, about: `${parts.about} ${frameText}`.trim() };
}

function splitParts(question: string, asksPrice = false): QuestionParts | undefined {
  const difference = DIFFERENCES.map((pattern) => pattern.exec(question)?.groups).find(Boolean);
  if (difference?.first && difference.second)
    return { task: 'difference', parts: [difference.first, difference.second], about: `${difference.unit ?? ''} ${difference.about ?? ''}`.trim() };
  const between = BETWEEN.exec(question)?.groups?.all;
  if (between && PRICE.test(question) && !/diferencia/iu.test(question)) return toSum(between.split(AND));
  if (SUM.test(question) || PLUS.test(question) || (asksPrice && AND.test(question)) || (PRICE.test(question) && ONE_AND_ONE.test(question)))
    return toSum(
      question
        .replace(SUM, ' ')
        .split(AND)
        .flatMap((part) => part.split(ADDED)),
    );
  const isAdded = PRICE.test(question) && ADDED.test(question) && !COMPARES.test(question);
  const added = isAdded ? toSum(question.split(ADDED)) : undefined;
  return added && { ...added, isByWith: true };
}

function toSum(parts: readonly string[]): QuestionParts | undefined {
  const named = parts.map((part) => part.trim()).filter((part) => dropFrame(part) !== '');
  return named.length >= 2 && named.length <= MAX_PARTS ? { task: 'sum', parts: named, about: '' } : undefined;
}

import { normalizeWording } from './normalizeWording.ts';
import { isIntact, splitBullet } from './splitBullet.ts';

const MIN_WORDS = 4;
const MAX_WORDS = 24;
const NUMBER =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|fifty|hundred|dozen|half|third|quarter|none|zero)\b/i;
/** What sets somebody apart without a figure. */
const DISTINCTION =
  /\b(?:founder|founded|co-founder|only|sole|first|youngest|fastest|best|top|award(?:ed)?|prize|medal|winner|finalist|runner-up|record|inventor|patent(?:ed)?|commendation|commended|champion)\b/i;
/** Points at what only another line names, or speaks of the person and not of the work. */
const INCOMPLETE_START =
  /^(?:at|with|to|by|for|it|its|this|that|these|those|they|them|their|both|he|she|and|but|or|so|then|also|which|who|where)\b|^(?:salary|notice|age|aged|born|married|references?|available|availability|hobbies|interests|languages?)\b/i;

/** Returns a line of a CV for a quotation, where it says how much or what sets somebody apart, and can be read by itself. */
export function findQuotableLine(bullet: string): string | undefined {
  const sentences = splitBullet(normalizeWording(bullet));
  const line = sentences.join('; ');
  const words = line.split(' ').length;
  const isComplete = words >= MIN_WORDS && words <= MAX_WORDS && !/["“”]|[.;:] ?$/.test(line) && sentences.every((sentence) => isIntact(sentence));
  if (!isComplete || INCOMPLETE_START.test(line) || !(NUMBER.test(line) || DISTINCTION.test(line)) || !/(?<!\p{L})\p{Ll}{4}/u.test(line))
    return undefined;
  return line;
}

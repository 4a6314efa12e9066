import { mendWording } from './mendWording.ts';
import { isIntact, splitBullet } from './splitBullet.ts';

const FEWEST_WORDS = 4;
const MOST_WORDS = 24;
const NUMBER =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|fifty|hundred|dozen|half|third|quarter|none|zero)\b/i;
/** What sets somebody apart without a figure. */
const APART =
  /\b(?:founder|founded|co-founder|only|sole|first|youngest|fastest|best|top|award(?:ed)?|prize|medal|winner|finalist|runner-up|record|inventor|patent(?:ed)?|commendation|commended|champion)\b/i;
/** Points at what only another line names, or speaks of the person and not of the work. */
const NOT_ALONE =
  /^(?:at|with|to|by|for|it|its|this|that|these|those|they|them|their|both|he|she|and|but|or|so|then|also|which|who|where)\b|^(?:salary|notice|age|aged|born|married|references?|available|availability|hobbies|interests|languages?)\b/i;

/** Returns a line of a CV for a quotation, where it says how much or what sets somebody apart, and can be read by itself. */
export function findLineAsWritten(bullet: string): string | undefined {
  const sentences = splitBullet(mendWording(bullet));
  const line = sentences.join('; ');
  const words = line.split(' ').length;
  const isWhole = words >= FEWEST_WORDS && words <= MOST_WORDS && !/["“”]|[.;:] ?$/.test(line) && sentences.every((sentence) => isIntact(sentence));
  if (!isWhole || NOT_ALONE.test(line) || !(NUMBER.test(line) || APART.test(line)) || !/\p{Ll}{3}/u.test(line)) return undefined;
  return line;
}

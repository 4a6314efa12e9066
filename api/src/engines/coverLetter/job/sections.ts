import { sentencesIn, type Token } from '../wording/tokens.ts';
import { termsIn } from '../wording/vocabulary.ts';

/** Whether a part of a description asks for something, would like it, tells of the work, or has nothing to ask. */
type Weight = 'required' | 'optional' | 'work' | 'nothing';

export interface Asking {
  tokens: Token[];
  weight: Weight;
}

const LONGEST_HEADING = 9;

/** Headings, by what they hold; the first that fits counts. */
const headings: [weight: Weight, forms: RegExp][] = [
  [
    'nothing',
    /\b(?:benefits?|we offer|what we offer|perks|about us|who we are|our (?:company|story|values|culture|mission)|about (?:the )?(?:company|team|employer)|equal|diversity|inclusion|how to apply|to apply|apply now|salary|compensation|pay|package|why (?:join|work|us)|rewards?|what you(?:'ll| will) get|what's in it|privacy|contact|closing date|location|working hours|hours)\b/,
  ],
  [
    'optional',
    /\b(?:nice[- ]to[- ]haves?|desirable|desired|bonus|preferred|plus(?:es)?|advantage(?:s|ous)?|extras?|ideally|good to have|would be (?:great|nice)|beneficial|optional|not essential)\b/,
  ],
  [
    'work',
    /\b(?:responsibilities|what you(?:'ll| will) (?:do|be doing)|duties|day[- ]to[- ]day|your (?:tasks|day|mission|work)|the (?:role|job|position)|main tasks|key tasks|tasks|job (?:description|purpose|summary)|role overview|in this role|accountabilities)\b/,
  ],
  [
    'required',
    /\b(?:requirements?|required|must[- ]haves?|essential|mandatory|what you(?:'ll| will)? (?:bring|need|have)|what we(?:'re| are)? (?:looking for|need|expect)|you (?:have|are|bring|will have|should have|need)|your (?:profile|skills|experience|background|qualifications)|who you are|about you|qualifications?|skills|minimum|person spec(?:ification)?|experience|knowledge|competenc(?:ies|es)|we(?:'re| are) looking for|ideal candidate|licen[cs]es?|certifications?|languages?|education)\b/,
  ],
];
const optionalWords =
  /\b(?:nice to have|a (?:big |huge |real |definite |strong )?(?:plus|bonus)|bonus(?: points)?|ideally|desirable|desired|preferred|preferably|an? (?:distinct |clear |added )?(?:advantage|asset)|advantageous|beneficial|would be (?:great|nice|helpful|useful|good|welcome|ideal)|is welcome|are welcome|welcome but|not essential|not required|not a must|helpful|useful but)\b/;
const requiredWords =
  /\b(?:must|required|essential|mandatory|need|needs|needed|necessary|minimum|at least|you have|you will have|you bring|you are|you hold|proven|looking for|seek|seeking|experience|knowledge|familiarity|track record|degree|proficien(?:t|cy)|candidates? (?:will|should|must)|expect)\b/;
const nothingWords =
  /\b(?:we offer|you(?:'ll| will) (?:get|receive|enjoy)|equal opportunit(?:y|ies)|regardless of|without regard|protected (?:veteran|characteristic)|pension|annual leave|days? (?:of )?(?:holiday|leave|vacation)|paid (?:holiday|leave|time off)|bonus scheme|health insurance|private (?:health|medical)|dental (?:plan|insurance|cover)|gym|discount|free (?:parking|lunch|meals|uniform)|401|life assurance|salary|per annum|reasonable accommodations?|apply (?:by|now|today|via)|send your|submit your|closing date|cover letter|founded in|established in|we celebrate|our benefits|company car|stock options|flexible working|season ticket|cycle to work|right to work|agency|agencies)\b/;

/** The sentences and list entries of a description, those that ask for nothing left out. */
export function askingsIn(description: string): Asking[] {
  const sentences = sentencesIn(description);
  const wordsOf = (tokens: Token[]) => description.slice(tokens[0]?.start, tokens.at(-1)?.end).toLowerCase().replaceAll('’', "'");
  let section: Weight | undefined;
  const askings: Asking[] = [];
  for (const [index, tokens] of sentences.entries()) {
    const words = wordsOf(tokens);
    const heading = headingOf(tokens, words, description, sentences[index + 1]);
    if (heading) {
      section = heading;
      continue;
    }
    for (const part of partsOf(tokens, words)) {
      const weight = weightOf(wordsOf(part), section);
      if (weight !== 'nothing') askings.push({ tokens: part, weight });
    }
  }
  return askings;
}

/** "X is essential, Y would be a plus" asks for X and would like Y. */
function partsOf(tokens: Token[], words: string): Token[][] {
  if (!optionalWords.test(words) || !requiredWords.test(words)) return [tokens];
  const cut = tokens.findLastIndex(({ text, lower }, at) => at > 0 && (/^[,;–—]$/.test(text) || lower === 'but'));
  return cut > 0 ? [tokens.slice(0, cut), tokens.slice(cut + 1)] : [tokens];
}

function headingOf(tokens: Token[], words: string, description: string, next: Token[] | undefined): Weight | undefined {
  const wordCount = tokens.filter(({ kind }) => kind === 'word').length;
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (
    !first ||
    !last ||
    wordCount === 0 ||
    wordCount > LONGEST_HEADING ||
    /^[.!]$/.test(last.text) ||
    /^[-•*·–]$/.test(first.text) ||
    first.kind === 'figure'
  )
    return undefined;
  const isAlone = !next || description.slice(last.end, next[0]?.start).includes('\n');
  const isShort = wordCount <= 4 || last.text === ':' || last.text === '?';
  if (!isAlone || !isShort || words.includes(',') || (last.text !== ':' && termsIn(tokens).length > 0)) return undefined;
  return headings.find(([, forms]) => forms.test(words))?.[0];
}

function weightOf(words: string, section: Weight | undefined): Weight {
  if (nothingWords.test(words) && !/\b(?:experience|knowledge|qualification|licen[cs]e|degree)\b/.test(words)) return 'nothing';
  const isOptional = optionalWords.test(words);
  if (section === 'nothing') return 'nothing';
  if (isOptional) return 'optional';
  if (section !== undefined)
    return section === 'work' && requiredWords.test(words) && /\b(?:must|required|essential|mandatory|experience)\b/.test(words)
      ? 'required'
      : section;
  if (/^(?:we are|we're|our|founded|established|with over|join)\b/.test(words) && !requiredWords.test(words)) return 'nothing';
  return requiredWords.test(words) ? 'required' : 'work';
}

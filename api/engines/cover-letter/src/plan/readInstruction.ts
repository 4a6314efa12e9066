import type { LetterLength, LetterTone } from '../types/letterKinds.ts';
import type { LetterSpec } from '../types/letterSpec.ts';
import { mentionsWish } from './mentionsWish.ts';

/** What the built-in writer can do of what a visitor asked for. */
interface Instruction {
  tone?: LetterTone;
  length?: LetterLength;
  /** To be mentioned before all else. */
  mention: string[];
  /** Not to be mentioned. */
  without: string[];
  /** Whether all of it is understood; what is not needs a model. */
  isUnderstood: boolean;
}

const TONES: [LetterTone, RegExp][] = [
  ['formal', /^(?:more )?formal(?:ly)?$|^less (?:casual|friendly|informal)$/],
  ['friendly', /^(?:more )?(?:friendly|friendlier|casual|informal|personal|warm|warmer|relaxed)$|^(?:less|not so) (?:formal|stiff)$/],
  ['confident', /^(?:more )?(?:confident|assertive|bold|bolder|direct)$|^less (?:modest|shy)$/],
  ['enthusiastic', /^(?:more )?(?:enthusiastic|lively|energetic|positive)$/],
  ['professional', /^(?:more )?(?:professional|neutral|businesslike|business-like)$/],
  ['concise', /^(?:more )?(?:concise|to the point|crisp|terse)$/],
  ['creative', /^(?:more )?(?:creative|original|unusual|playful)$/],
];
const SHORTER = /^(?:(?:a (?:bit|little) |much |make it )*(?:shorter|short|briefer|brief)|less text|fewer words|cut it down|shorten(?: it)?)$/;
const LONGER =
  /^(?:(?:a (?:bit|little) |much |make it )*(?:longer|long|more detailed)|more (?:text|words|details?)|expand(?: it)?|lengthen(?: it)?)$/;
const MENTION =
  /^(?:(?:please )?(?:also )?(?:mention|include|add|bring up|bring in|point out|write about|write more about|put in|work in|refer to|note|say something about|say that|something about|don['’]t forget(?: to mention)?|do not forget(?: to mention)?|remember(?: to mention)?|make sure (?:to|you|it|that you) mentions?|be sure to mention|lead with|start with|begin with|open with|talk up|play up|give more (?:room|space|weight) to|say more about|tell more about|talk (?:more )?about|emphasi[sz]e|stress|highlight|focus (?:more )?on|more about|with)) (.+)$/i;
const WITHOUT =
  /^(?:(?:please )?(?:leave out|remove|drop|skip|omit|avoid|take out|cut out|get rid of|keep out|stop mentioning|say nothing (?:of|about)|nothing about|less about|never mention|delete|do not mention|don['’]t mention|do not talk about|don['’]t talk about|no|not|without|without mentioning)) (.+)$/i;
const FILLER =
  /^(?:(?:can|could|would|will) you(?: please)?|i(?:['’]d| would) (?:like|prefer|love)(?: you to| it to| the letter to)?|i want(?: you to| it to| the letter to)?|(?:it|the letter) (?:should|must|could)(?: also)?|let it|have it|sound|make it sound|please|make it|make the letter|make this|write it|rewrite it|it should be|be|more,?)\s+(?=\S)|\s+(?:please|instead|this time|next time|tone|in tone)$/gi;
const SHORTER_BY_ONE: Record<LetterLength, LetterLength> = { short: 'short', standard: 'short', long: 'standard' };
const LONGER_BY_ONE: Record<LetterLength, LetterLength> = { short: 'standard', standard: 'long', long: 'long' };
const MAX_WISHES = 6;

/** Understands simple wishes for the next wording: "shorter and more formal", "mention SAP", "without the bakery". To be mentioned, a thing must be in the CV. */
export function readInstruction(text: string, { length, cvText, profile, highlights }: LetterSpec): Instruction {
  const instruction: Instruction = { mention: [], without: [], isUnderstood: true };
  const lines = [...cvText.split('\n'), ...JSON.stringify(profile).split('","'), highlights];
  const wishes = splitWishes(text);
  for (const wish of wishes.slice(0, MAX_WISHES)) {
    const lower = wish.toLowerCase();
    const tone = TONES.find(([, words]) => words.test(lower))?.[0];
    const wanted = parseName(MENTION.exec(wish)?.[1]);
    const unwanted = parseName(WITHOUT.exec(wish)?.[1]);
    if (SHORTER.test(lower)) instruction.length = SHORTER_BY_ONE[length];
    else if (LONGER.test(lower)) instruction.length = LONGER_BY_ONE[length];
    else if (tone) instruction.tone = tone;
    else if (unwanted) instruction.without.push(unwanted);
    else if (wanted && lines.some((line) => mentionsWish(line, wanted))) instruction.mention.push(wanted);
    else instruction.isUnderstood = false;
  }
  return wishes.length > MAX_WISHES ? { ...instruction, isUnderstood: false } : instruction;
}

/** Splits an instruction into wishes. A list after "mention" stays with it: "mention Go and SQL" is two wishes. */
function splitWishes(text: string): string[] {
  const parts = text
    .replace(/\bplease\b,?/gi, ' ')
    .trim()
    .split(/[.!;\n]+|,\s*(?:and |but )?|\s+(?:and|but)\s+/)
    .map((part) => part.trim().replace(FILLER, '').trim())
    .filter(Boolean);
  let verb = '';
  return parts.map((part) => {
    const isWish =
      MENTION.test(part) ||
      WITHOUT.test(part) ||
      SHORTER.test(part.toLowerCase()) ||
      LONGER.test(part.toLowerCase()) ||
      TONES.some(([, words]) => words.test(part.toLowerCase()));
    const fullWish = isWish || verb === '' ? part : `${verb} ${part}`;
    verb = WITHOUT.test(fullWish) ? 'without' : MENTION.test(fullWish) ? 'mention' : '';
    return fullWish;
  });
}

function parseName(wish: string | undefined): string {
  return (wish ?? '')
    .replace(
      /^(?:the fact that |that )?(?:i (?:have|am|was|know|speak|use) )?(?:my |the |any |an? )?(?:(?:work|job|time|experience|skills?) (?:at|with|in|of) )?(?:the )?/i,
      '',
    )
    .replace(/\s+(?:experience|skills?|knowledge|job|position)$/i, '')
    .replace(/^["“']|["”']$/g, '')
    .trim();
}

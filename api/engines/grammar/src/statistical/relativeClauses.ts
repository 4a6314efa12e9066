import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import type { Edit } from './edit.ts';
import type { EditableToken } from './editableSentence.ts';

/** What it is worth that a verb is made to agree with the noun that its clause belongs to. */
const WORTH = 8;

/** Returns what speaks for an edit that makes the verb behind "who" agree: "children who reads". In "one of the children who" either may be right. */
export function measureRelativeAgreement(sentence: readonly EditableToken[], { kind, first, words }: Edit): number {
  const [noun, relative, verb] = sentence.slice(Math.max(0, first - 2), first + 1);
  const isRelative = relative?.lower === 'who' && (noun?.tags ?? 0) !== 0;
  if (kind !== 'agreement' || !noun || !isRelative || !verb || sentence.some(({ lower }) => lower === 'one')) return 0;
  const isPlural = (noun.tag & TAG.NNS) !== 0 || noun.lower === 'people';
  const isThirdPerson = (verb.tags & TAG.VBZ) !== 0;
  return isPlural && isThirdPerson && words[0] !== undefined && !words[0].endsWith('s') ? WORTH : 0;
}

import { type Absolute, findAbsolutes } from '@sheaf/claims/absolutes';
import { findMeanings, isContentStem, stopWords } from '../wording/synonyms.ts';
import type { Claim, EvidenceFound, Sentence } from './claim.ts';
import { detectVoice } from './voice.ts';

/** Words of opinions and turns of phrase, such as "I have always wanted", for which no CV has evidence. */
const OPINION_WORDS = new Set(
  'wanted loved enjoyed believed liked admired felt thought found been interested curious love enjoy believe like hope dreamt dreamed valued cared'.split(
    ' ',
  ),
);
const MAX_TOKENS_AFTER = 3;

/** Finds words that leave no exception, as in "I never missed a deadline". The source must have them too, about the same matter. */
export function findAbsoluteClaims(sentence: Sentence, isClaimed: (at: number) => boolean): Claim[] {
  return findAbsolutes(sentence.tokens).flatMap((absolute): Claim[] => {
    const { from, to } = absolute;
    if (isClaimed(from) || isOpinion(sentence, absolute) || !isAboutWriter(sentence, absolute)) return [];
    return [{ from, to, evidence: findAbsoluteEvidence(sentence, absolute) }];
  });
}

/** Detects an absolute about the writer, who must be named before it. A "never" needs no name if its voice is the writer's own. */
function isAboutWriter(sentence: Sentence, { from, to, meaning }: Absolute): boolean {
  const voice = detectVoice(sentence, from, to);
  if (voice === 'job' || voice === 'wish') return false;
  const before = sentence.tokens.slice(0, from).map(({ lower }) => lower);
  if (before.some((word) => /^(?:would|will|could|hope|i'd|i'll)$/.test(word))) return false;
  return before.some((word) => /^(?:i|i've|i'm|my|we|our)$/.test(word)) || (meaning === 'never' && voice === 'own');
}

function isOpinion({ tokens }: Sentence, { to, meaning }: Absolute): boolean {
  if (meaning === 'perfect' || meaning === 'only') return false;
  const after = tokens.slice(to, to + MAX_TOKENS_AFTER).map(({ lower }) => lower);
  return after.some((word) => OPINION_WORDS.has(word)) || (meaning === 'best' && /^(?:of|way|part|thing|from|about)$/.test(after[0] ?? ''));
}

function findAbsoluteEvidence({ tokens, sources }: Sentence, { to, meaning }: Absolute): EvidenceFound | undefined {
  const topicMeanings = tokens
    .slice(to)
    .flatMap(({ kind, lower, stem }) => (kind === 'word' && !stopWords.has(lower) && isContentStem(stem) ? findMeanings(stem) : []));
  // "Top retail seller" of a CV is "the top retail seller" of a letter.
  const [word, next] = [tokens[to - 1]?.lower, tokens[to]?.lower];
  for (const passage of sources.applicantPassages) {
    const literal = passage.tokens.findIndex(({ lower }, at) => lower === word && next !== undefined && passage.tokens[at + 1]?.lower === next);
    if (meaning === 'best' && literal >= 0) return { passage, at: literal };
    const same = findAbsolutes(passage.tokens).find((each) => each.meaning === meaning);
    const isAboutSame =
      topicMeanings.length === 0 || passage.tokens.some(({ stem }) => findMeanings(stem).some((each) => topicMeanings.includes(each)));
    if (same && isAboutSame) return { passage, at: same.from };
  }
  return undefined;
}

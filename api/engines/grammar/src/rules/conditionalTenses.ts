import { findBaseForm, inflectParticiple } from '@sheaf/language/inflection/inflect';
import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { lookUp } from './lookUp.ts';
import { readClauseSubject } from './nounPhrases.ts';
import { PAST_OF_AUXILIARIES, PAST_OF_NEGATIONS_AND_CAN } from './pastContext.ts';
import type { Change } from './pattern.ts';
import { buildRules } from './rule.ts';
import type { TaggedToken } from './tagger.ts';

type Sentence = readonly TaggedToken[];

const ASKS = /^(?:like|know|ask|wonder|see|check|tell|want|mind|appreciate|grateful|love|prefer|say|find|hope)$/;
const PAST_OF: Readonly<Record<string, string>> = { ...PAST_OF_AUXILIARIES, ...PAST_OF_NEGATIONS_AND_CAN };

/** Tenses of two clauses that go together, and tenses that a time asks for. */
export const conditionalTenses = buildRules({
  'unreal-condition': {
    reason: 'An imagined case takes a past form after "if" and "would" in the main clause.',
    needs: 'if',
    find: (sentence) => findUnreal(sentence),
    examples: {
      'I would buy it if it is cheaper.': 'I would buy it if it was cheaper.',
      "If they don't live so far away, we would see them more often.": "If they didn't live so far away, we would see them more often.",
      'If I had time tomorrow, I will visit you.': 'If I had time tomorrow, I would visit you.',
      'I will go with you if I had the money.': 'I would go with you if I had the money.',
      "If it wouldn't rain, we could go out.": "If it didn't rain, we could go out.",
    },
    fine: [
      'If it is cheap, I will buy it.',
      'I would ask him if he is free.',
      'If you had called, I would have come.',
      'I would like to know if it is open.',
      'If he was here yesterday, he will know.',
      'Please tell me if you would like some tea.',
    ],
  },
  'time-asks-for-tense': {
    reason: 'The time in this sentence asks for another tense.',
    find: (sentence) => [
      ...findBorn(sentence),
      ...findNeverBeen(sentence),
      ...findEver(sentence),
      ...findSinceDenied(sentence),
      ...findAtTheMoment(sentence),
      ...findEveryDay(sentence),
    ],
    examples: {
      'She has born in a small town near Quito.': 'She was born in a small town near Quito.',
      'He never been to London.': 'He has never been to London.',
      'Did you ever eat sushi?': 'Have you ever eaten sushi?',
      "He didn't eat anything since yesterday.": "He hasn't eaten anything since yesterday.",
      'I never saw snow in my life.': 'I have never seen snow in my life.',
      'At the moment I read a book about whales.': 'At the moment I am reading a book about whales.',
      'Every day he is going to the gym.': 'Every day he goes to the gym.',
    },
    fine: [
      'She was born in Quito.',
      'He has never been there.',
      "He didn't eat since he was ill.",
      'Did you ever eat there when you lived in Rome?',
      'At the moment I know nothing.',
      'Every day he is getting better.',
    ],
  },
});

function findUnreal(sentence: Sentence): Change[] {
  const at = sentence.findIndex(({ lower }) => lower === 'if');
  const comma = sentence.findIndex(({ text }) => text === ',');
  if (at < 0 || sentence.some(({ lower }) => lower === 'whether' || lower === 'as')) return [];
  const isFirst = at === 0;
  if (sentence.at(-1)?.text === '?' || sentence.length > 22) return [];
  if (isFirst ? comma < 3 : comma >= 0 && comma < at) return [];
  const condition = isFirst ? sentence.slice(1, comma) : sentence.slice(at + 1);
  const [mainFrom, mainEnd] = isFirst ? [comma + 1, sentence.length] : [0, at];
  const main = sentence.slice(mainFrom, mainEnd);
  const subject = readClauseSubject(sentence, at + 1);
  const verb = subject && sentence[subject.end];
  if (!subject || !verb || /^(?:please|you)$/.test(main[0]?.lower ?? '') || (!isFirst && main.some(({ lower }) => ASKS.test(lower)))) return [];
  const isWould = main.slice(0, 6).some(({ lower }) => /^(?:would|wouldn't|could|might)$/.test(lower)) && !main.some(({ lower }) => lower === 'have');
  const isSureWould = main.slice(0, 6).some(({ lower }) => /^(?:would|wouldn't)$/.test(lower)) && isWould;
  const put = (place: number, text: string): Change[] => [{ first: place, last: place, text }];
  const hasTime = condition.some(({ lower }) => /^(?:yesterday|ago|last)$/.test(lower));
  if (isWould && verb.lower === "wouldn't") {
    return [{ first: subject.end, last: subject.end, text: "didn't" }];
  }
  // "If it rains tomorrow" is no imagined case.
  const isToCome = isFirst && condition.some(({ lower }) => /^(?:tomorrow|tonight|next)$/.test(lower));
  if (isSureWould && Object.hasOwn(PAST_OF, verb.lower) && !hasTime && !isToCome) {
    const isMany = subject.isMany === true && verb.lower === 'am';
    return isMany ? [] : put(subject.end, lookUp(PAST_OF, verb.lower) ?? '');
  }
  const will = main.findIndex(({ lower }) => /^(?:will|won't)$/.test(lower));
  const isUnreal = (verb.lower === 'had' && ((sentence[subject.end + 1]?.tags ?? 0) & TAG.VBN) === 0) || verb.lower === 'were';
  if (will >= 0 && isUnreal && !hasTime) return put(mainFrom + will, main[will]?.lower === 'will' ? 'would' : "wouldn't");
  return [];
}

function findBorn(sentence: Sentence): Change[] {
  return sentence.flatMap((token, at): Change[] => {
    const before = sentence[at - 1]?.lower ?? '';
    if (token.lower !== 'born' || !/^(?:has|have|had)$/.test(before)) return [];
    return [{ first: at - 1, last: at - 1, text: /^(?:we|they|you|were)$/.test(sentence[at - 2]?.lower ?? '') ? 'were' : 'was' }];
  });
}

function findNeverBeen(sentence: Sentence): Change[] {
  return sentence.flatMap((token, at): Change[] => {
    const [subject, been] = [sentence[at - 1]?.lower ?? '', sentence[at + 1]?.lower ?? ''];
    if (token.lower === 'never' && been === 'been' && /^(?:i|you|he|she|it|we|they)$/.test(subject))
      return [{ first: at, last: at, text: `${/^(?:he|she|it)$/.test(subject) ? 'has' : 'have'} never` }];
    const life = sentence
      .slice(at)
      .map(({ lower }) => lower)
      .join(' ');
    const verb = sentence[at + 1];
    const base = verb && findBaseForm(verb.lower);
    if (
      token.lower !== 'never' ||
      !/ in my (?:whole )?life\b/.test(life) ||
      subject !== 'i' ||
      !verb ||
      !base ||
      base === 'be' ||
      (verb.tags & TAG.VBD) === 0
    )
      return [];
    return [{ first: at, last: at + 1, text: `have never ${inflectParticiple(base)}` }];
  });
}

/** "Did you ever eat sushi?" asks about a whole life. */
function findEver(sentence: Sentence): Change[] {
  const [helper, subject, ever, verb] = sentence;
  if (helper?.lower !== 'did' || ever?.lower !== 'ever' || !verb || !/^(?:you|he|she|they|we)$/.test(subject?.lower ?? '')) return [];
  if (!/^(?:eat|be|see|try|visit|drink|read|play|fly|ride|meet|go|travel|drive|swim|ski|hear)$/.test(verb.lower)) return [];
  if (sentence.some(({ lower }) => /^(?:when|while|as|before|after|last|yesterday|there|then|ago|until)$/.test(lower)) || sentence.length > 9)
    return [];
  const have = /^(?:he|she)$/.test(subject?.lower ?? '') ? 'Has' : 'Have';
  const participle = verb.lower === 'be' ? 'been' : inflectParticiple(verb.lower);
  return [{ first: 0, last: 3, text: `${have} ${subject?.text ?? ''} ever ${participle}` }];
}

function findSinceDenied(sentence: Sentence): Change[] {
  const since = sentence.findIndex(({ lower }) => lower === 'since');
  const at = sentence.findIndex(({ lower }) => lower === "didn't");
  const behind = sentence[since + 1]?.lower ?? '';
  if (
    since < 0 ||
    at < 1 ||
    at > since ||
    !/^(?:yesterday|last|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december|christmas|easter|breakfast|lunch)$/.test(
      behind,
    )
  )
    return [];
  const verb = sentence[at + 1];
  const base = verb && findBaseForm(verb.lower);
  if (!verb || base !== verb.lower || base === 'be') return [];
  const subject = sentence[at - 1];
  const isMany = /^(?:i|we|you|they)$/.test(subject?.lower ?? '') || subject?.tag === TAG.NNS;
  return [{ first: at, last: at + 1, text: `${isMany ? "haven't" : "hasn't"} ${inflectParticiple(base)}` }];
}

function findAtTheMoment(sentence: Sentence): Change[] {
  const opening = sentence
    .slice(0, 3)
    .map(({ lower }) => lower)
    .join(' ');
  const start = opening === 'at the moment' ? (sentence[3]?.text === ',' ? 4 : 3) : -1;
  const subject = start < 0 ? undefined : sentence[start];
  const verb = sentence[start + 1];
  if (!subject || !verb || !/^(?:i|we|they|he|she)$/.test(subject.lower)) return [];
  const base = findBaseForm(verb.lower);
  if (
    !base ||
    !/^(?:read|work|study|learn|write|watch|cook|play|look|prepare|wait|eat|live|stay|build|paint|plan|train|save|teach|travel)$/.test(base)
  )
    return [];
  if (verb.lower !== base && (verb.tags & TAG.VBZ) === 0) return [];
  const be = subject.lower === 'i' ? 'am' : /^(?:he|she)$/.test(subject.lower) ? 'is' : 'are';
  const doubled = base === 'plan' ? 'planning' : base.endsWith('e') ? `${base.slice(0, -1)}ing` : `${base}ing`;
  return [{ first: start + 1, last: start + 1, text: `${be} ${doubled}` }];
}

function findEveryDay(sentence: Sentence): Change[] {
  const at = sentence.findIndex(
    ({ lower }, index) =>
      /^(?:am|is|are)$/.test(lower) &&
      /^(?:going|playing|cooking|eating|drinking|working|getting|watching|taking|reading|walking|visiting)$/.test(sentence[index + 1]?.lower ?? ''),
  );
  const every =
    sentence[0]?.lower === 'every' &&
    /^(?:day|morning|evening|week|weekend|year|monday|tuesday|wednesday|thursday|friday|saturday|sunday|summer|winter)$/.test(
      sentence[1]?.lower ?? '',
    );
  const subject = sentence[at - 1];
  if (!every || at < 3 || at > 5 || !subject || !/^(?:i|he|she|we|they)$/.test(subject.lower)) return [];
  const gerund = sentence[at + 1]?.lower ?? '';
  if (/^getting$/.test(gerund) && sentence[at + 2]?.lower !== 'up') return [];
  const base = findBaseForm(gerund);
  if (!base) return [];
  const third = /^(?:he|she)$/.test(subject.lower) ? (/(?:o|ch|sh|s)$/.test(base) ? `${base}es` : `${base}s`) : base;
  return [{ first: at, last: at + 1, text: third }];
}

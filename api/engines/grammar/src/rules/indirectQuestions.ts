import { findBaseForm, inflectPast, inflectThirdPerson } from '@sheaf/language/inflection/inflect';
import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { readClauseSubject } from './nounPhrases.ts';
import type { Change } from './pattern.ts';
import { buildRules } from './rule.ts';
import type { TaggedToken } from './tagger.ts';

type Sentence = readonly TaggedToken[];

/** Words behind which a question may stand within a sentence. */
const ASKS =
  /^(?:know|knows|knew|known|wonder|wonders|wondered|wondering|ask|asks|asked|asking|tell|tells|told|explain|explains|explained|explaining|show|shows|showed|understand|understands|understood|sure|remember|forget|forgot|forgotten|idea|out|discover|discovers|discovered|describe|describes|described|describing|imagine|guess|check|say|clear|unclear|learn|learned|learnt|decide|decided)$/;
const OBJECT = /^(?:me|us|him|her|them|you)$/;
const HELPS = /^(?:am|is|are|was|were|will|can|could|should|would|must|may|has|have|had|do|does|did)$/;
const DO = /^(?:do|does|did)$/;
/** Behind these a verb comes before its subject. */
const DENIES = /^(?:never|rarely|seldom|hardly|scarcely)$/;

/** The order of subject and verb in questions with a noun, in questions within a sentence and behind "never". */
export const indirectQuestions = buildRules({
  'inner-question-order': {
    reason: 'In an indirect question, the subject comes before its verb.',
    needs: 'where when why how',
    find: (sentence) => sentence.flatMap((_, at) => findInnerQuestion(sentence, at)),
    examples: {
      'Could you tell me when will the goods arrive at the shop?': 'Could you tell me when the goods will arrive at the shop?',
      'I do not know where is the key of the room.': 'I do not know where the key of the room is.',
      'The graph shows how did prices change over the years.': 'The graph shows how prices changed over the years.',
      'She explained why does the engine stop at night.': 'She explained why the engine stops at night.',
      'We want to find out how often do the buses stop here.': 'We want to find out how often the buses stop here.',
    },
    fine: [
      'Do you know what is the matter?',
      'He asked: "When will the goods arrive?"',
      'When will the goods arrive?',
      'I know how to do the work.',
      'Tell me when the goods arrive.',
      'The sooner we know, the better.',
    ],
  },
  'noun-question-order': {
    reason: 'In a question the verb, or a form of "do", comes before the subject.',
    needs: 'where when why how what',
    find: (sentence) => findNounQuestion(sentence),
    examples: {
      'What time the train leaves on Sunday?': 'What time does the train leave on Sunday?',
      'When the shop will open again?': 'When will the shop open again?',
      'Why your brother left so early?': 'Why did your brother leave so early?',
      'Where the keys are?': 'Where are the keys?',
    },
    fine: ['Where are the keys?', 'Why the rush?', 'How the film ends is what you want to know, is it?', 'What the future holds, who can tell?'],
  },
  'order-after-never': {
    reason: 'When "never", "rarely" or "not only" opens the sentence, a helping verb comes before the subject.',
    needs: 'never rarely seldom hardly scarcely not',
    find: (sentence) => findDenialOrder(sentence),
    examples: {
      'Never I have seen such a storm.': 'Never have I seen such a storm.',
      'Rarely the trains are late in this town.': 'Rarely are the trains late in this town.',
      'Not only he speaks French, but he also writes it.': 'Not only does he speak French, but he also writes it.',
      'Not only the rivers are dirty, but the fish are dying too.': 'Not only are the rivers dirty, but the fish are dying too.',
    },
    fine: ['Never have I seen such a storm.', 'Not only the rivers are dirty, but the lakes too.', 'Hardly a day went by.', 'Never mind the cost.'],
  },
});

/** Returns the verb in the form that "do" has in the question. */
function writeWithoutDo(help: string, verb: TaggedToken): string | undefined {
  const base = findBaseForm(verb.lower);
  if (base !== verb.lower || (verb.tags & TAG.VB) === 0) return undefined;
  return help === 'did' ? inflectPast(base) : help === 'does' ? inflectThirdPerson(base) : base;
}

function findInnerQuestion(sentence: Sentence, at: number): Change[] {
  if (!ASKS.test(sentence[at]?.lower ?? '') || at === 0) return [];
  if (sentence[at]?.lower === 'out' && sentence[at - 1]?.lower !== 'find') return [];
  let place = at + 1;
  if (OBJECT.test(sentence[place]?.lower ?? '')) place++;
  const question = sentence[place]?.lower ?? '';
  if (!/^(?:where|when|why|how)$/.test(question)) return [];
  place++;
  if (question === 'how' && /^(?:much|many|long|often|far|old|big|high|late|soon|fast)$/.test(sentence[place]?.lower ?? '')) place++;
  const help = sentence[place];
  const subject = help && HELPS.test(help.lower) ? readClauseSubject(sentence, place + 1) : undefined;
  const next = subject && sentence[subject.end];
  if (!help || !subject || !next || subject.end - subject.first > 6) return [];
  const words = sentence.slice(subject.first, subject.end).map(({ text }) => text);
  if (!DO.test(help.lower)) {
    // Behind "will" and "can" the verb must follow, so that nothing is torn apart.
    const needsVerb = !/^(?:am|is|are|was|were)$/.test(help.lower);
    if (needsVerb && (next.tags & (TAG.VB | TAG.VBN)) === 0) return [];
    return [{ first: place, last: subject.end - 1, text: [...words, help.text].join(' ') }];
  }
  const verb = writeWithoutDo(help.lower, next);
  return verb ? [{ first: place, last: subject.end, text: [...words, verb].join(' ') }] : [];
}

function findNounQuestion(sentence: Sentence): Change[] {
  const question = sentence[0]?.lower ?? '';
  if (sentence.at(-1)?.text !== '?' || !/^(?:where|when|why|how|what)$/.test(question) || sentence.some(({ text }) => /^[,;:]$/.test(text)))
    return [];
  const isTime = question === 'what' && sentence[1]?.lower === 'time';
  const subject = readClauseSubject(sentence, isTime ? 2 : 1);
  const verb = subject && sentence[subject.end];
  if (!subject || subject.isPronoun || !verb || (sentence[subject.first]?.tag ?? 0) === TAG.CD) return [];
  // "How many offers did you get?" asks about the noun.
  if (question === 'how' || (question === 'what' && !isTime)) return [];
  if (sentence.slice(subject.end + 1).some(({ lower }) => HELPS.test(lower) || /^(?:if|that|who|which)$/.test(lower))) return [];
  const words = sentence.slice(subject.first, subject.end).map(({ text }) => text);
  const swap = (help: string, rest: string[] = []): Change[] => [
    { first: subject.first, last: rest.length > 0 ? subject.end : subject.end - 1 + 1, text: [help, ...words, ...rest].join(' ') },
  ];
  if (HELPS.test(verb.lower) && !DO.test(verb.lower)) return swap(verb.text);
  const base = findBaseForm(verb.lower);
  if (!base || (verb.tags & (TAG.VBZ | TAG.VBD)) === 0 || (verb.tags & (TAG.IN | TAG.RB | TAG.MD)) !== 0 || verb.lower === base) return [];
  const help = (verb.tags & TAG.VBZ) !== 0 ? 'does' : 'did';
  return help === 'does' && subject.isMany ? [] : swap(help, [base]);
}

function findDenialOrder(sentence: Sentence): Change[] {
  const isNotOnly = sentence[0]?.lower === 'not' && sentence[1]?.lower === 'only';
  if (!isNotOnly && !DENIES.test(sentence[0]?.lower ?? '')) return [];
  const first = isNotOnly ? 2 : 1;
  const subject = readClauseSubject(sentence, first);
  const verb = subject && sentence[subject.end];
  if (!subject || !verb || /^(?:a|an)$/.test(sentence[first]?.lower ?? '')) return [];
  if (isNotOnly && !subject.isPronoun && !hasSecondClause(sentence, subject.end)) return [];
  if (!isNotOnly && !subject.isPronoun && !HELPS.test(verb.lower)) return [];
  const words = sentence.slice(first, subject.end).map(({ text }) => text);
  if (HELPS.test(verb.lower) && !DO.test(verb.lower)) return [{ first, last: subject.end, text: [verb.text, ...words].join(' ') }];
  const base = findBaseForm(verb.lower);
  if (!base || (verb.tags & (TAG.VB | TAG.VBZ | TAG.VBD)) === 0 || (verb.tags & (TAG.IN | TAG.RB | TAG.MD)) !== 0) return [];
  const help = (verb.tags & TAG.VBZ) !== 0 && verb.lower !== base ? 'does' : verb.lower === base ? 'do' : 'did';
  return [{ first, last: subject.end, text: [help, ...words, base].join(' ') }];
}

/** Behind ", but" stands a clause with a verb of its own. */
function hasSecondClause(sentence: Sentence, from: number): boolean {
  const but = sentence.findIndex(({ lower }, at) => at > from && lower === 'but');
  const subject = but < 0 ? undefined : readClauseSubject(sentence, but + 1);
  const verb = subject && sentence[subject.end + (sentence[subject.end]?.lower === 'also' ? 1 : 0)];
  return verb !== undefined && (HELPS.test(verb.lower) || (verb.tags & (TAG.VBZ | TAG.VBD)) !== 0);
}

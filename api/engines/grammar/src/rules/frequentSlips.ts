import { findBaseForm, inflectPast } from '@sheaf/language/inflection/inflect';
import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { isKnownWord } from '@sheaf/language/lexicon/wordKnowledge';
import type { Change } from './pattern.ts';
import { buildRules } from './rule.ts';

/** Nouns that are put for their verbs behind "to" and "will". */
const VERBS_OF_NOUNS =
  'complaint:complain response:respond choice:choose success:succeed decision:decide discussion:discuss explanation:explain loss:lose proof:prove belief:believe solution:solve arrival:arrive growth:grow suggestion:suggest invitation:invite description:describe development:develop improvement:improve behaviour:behave behavior:behave analysis:analyse participation:participate communication:communicate advice:advise'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]);
const OWNERS = 'customers|clients|students|employees|patients|users|guests|workers|teachers|parents|children|members|visitors|tenants|suppliers';
const OWNED =
  'feedback|satisfaction|expectations|details|data|behaviour|behavior|opinion|opinions|names|addresses|salaries|complaints|rights|accounts|privacy|safety|motivation|attention|progress';

/** Slips that writers of every language make, each known by its neighbours. */
export const frequentSlips = buildRules({
  'noun-put-for-verb': {
    reason: 'A verb is needed here, not the noun.',
    patterns: VERBS_OF_NOUNS.flatMap(([noun, verb]) => [
      `will|would|can|could|should|must|may|might|please|kindly|don't|didn't|doesn't|can't|won't|couldn't not? ${noun}{${verb}}`,
      `to ${noun}{${verb}} about|the|my|your|our|his|her|their|this|that|me|you|him|us|them|it|with|how|what|if`,
    ]),
    examples: {
      'I am writing in order to complaint about the delay.': 'I am writing in order to complain about the delay.',
      'I will response to your email soon.': 'I will respond to your email soon.',
      'We must choice the right colour.': 'We must choose the right colour.',
    },
    fine: ['In response to the email I came.', 'It led to growth in May.', 'The will, success or not, holds.'],
  },
  'adjective-put-for-noun': {
    reason: 'A noun is needed here, not the adjective.',
    patterns: [
      'the|any|this|for|your|some|great|no inconvenient{inconvenience} $',
      'the|any|this|for|no inconvenient{inconvenience} this|that|caused|it|we',
      'the|a|any|big|main|no|some|only different{difference} between',
      'the important{importance} of the|a|an|my|our|your|this|<NN|NNS|VBG>',
      'the beautiful{beauty} of the|a|my|this|nature',
      'my|your|his|her|their|self confident{confidence} $',
      'the|have|has able{ability} to',
      'with|without difficult{difficulty} $',
      'high|good|low|best qualitative{quality} <NN|NNS>',
    ],
    examples: {
      'We apologise for the inconvenient.': 'We apologise for the inconvenience.',
      'There is a big different between them.': 'There is a big difference between them.',
      'I know the important of sleep.': 'I know the importance of sleep.',
    },
    fine: ['It is important of course.', 'They are different between seasons.', 'She is more able to help.'],
  },
  'neither-nor': {
    reason: '"Neither" goes with "nor".',
    patterns: ['neither * or{nor}', 'neither * * or{nor}', 'neither the|a|my|his|her|our|their * * or{nor}'],
    examples: {
      'Neither Anna or Paul came.': 'Neither Anna nor Paul came.',
      'I like neither tea or coffee.': 'I like neither tea nor coffee.',
      'Neither the old or the new one works.': 'Neither the old nor the new one works.',
    },
    fine: ['Neither Anna nor Paul came.'],
  },
  'this-are': {
    reason: '"This" and "that" are one; "these" and "those" are several.',
    patterns: [
      '^^ this{these} are <DT|POSS|NNS|JJ|VBN|VBG|CD>|not|some|all|two',
      '^ this{these} were <DT|POSS|NNS|JJ|VBN|VBG|CD>|not|some|all|two',
      '^^ that{those} are <DT|POSS|NNS>',
      'this{these} <NNS!>~@singularS~@massPlural~@unit~<VBZ> $',
      'this{these} <NNS!>~@singularS~@massPlural~@unit~<VBZ> last|yesterday|in|on|at|from|for|with|that|which',
    ],
    examples: {
      'This are the files you asked me for.': 'These are the files you asked me for.',
      'I bought this shoes last month.': 'I bought these shoes last month.',
      'He sold me this tickets.': 'He sold me these tickets.',
    },
    fine: ['These are mine.', 'This news is good.', 'Things like that are rare.'],
  },
  'any-plural': {
    reason: 'After "any" a noun that is counted is in the plural here.',
    patterns: [
      'have|has|are|with any further|other|more? question|query|doubt|problem|concern|comment|suggestion|issue|idea|plan{=plural} $',
      'have|has|are any further|other|more? question|query|doubt|concern|comment|suggestion|issue{=plural} please|about|regarding|or|on|concerning|,',
    ],
    examples: {
      'Write to us if you have any question.': 'Write to us if you have any questions.',
      'Do you have any comment on this?': 'Do you have any comments on this?',
      'If you have any doubt, call me.': 'If you have any doubts, call me.',
    },
    fine: ['If you have any questions, call me.', 'Without any doubt he knew.'],
  },
  'free-to': {
    reason: 'After this phrase "to" and the base form follow.',
    patterns: [
      'feel|feels free {+to} <VB>~<NNS|IN> <PRP|DT|POSS|IN>|us|me|any',
      "don't|not hesitate {+to} <VB>~<NNS|IN> <PRP|DT|POSS|IN>|us|me|any",
      "would|i'd|we'd be happy|glad|pleased|able|willing|delighted {+to} <VB!>~be",
      'am|is|are|was|were|not able|unable|ready|willing|happy|eager|supposed|going {+to} <VB!>~be|are <PRP|DT|POSS|IN|NN|NNS>',
    ],
    examples: {
      'Please feel free contact us.': 'Please feel free to contact us.',
      "Don't hesitate call me.": "Don't hesitate to call me.",
      'I am able understand the text.': 'I am able to understand the text.',
    },
    fine: ['Feel free to call.', 'They are happy people.', 'He is about ten.'],
  },
  'you-was-saw': {
    reason: 'This form of the verb does not go with the words before it.',
    patterns: [
      'me|him|her|us|that|if|when|what|because|and|think|know|said|like you was{were}',
      "have|has|had|haven't|hasn't i|you|we|they|he|she <VBD>~<VBN>~<NN|JJ>{=participle}",
      'got|get|gets|getting|being stole|broke|wrote|took|gave|ate|drove|chose|bit|shook{=participle}',
    ],
    examples: {
      'He told me you was coming.': 'He told me you were coming.',
      'Have you saw my keys?': 'Have you seen my keys?',
      'His car got stole last night.': 'His car got stolen last night.',
    },
    fine: ['You were late.', 'Have you seen it?', 'What I liked about you was this.'],
  },
  'here-there-too': {
    reason: 'These words sound alike; here the other one is meant.',
    patterns: [
      'working|live|living|been|work|works|worked|lived|stay|stayed|come|came|arrived|moved|eat|eating hear{here} for|since|in|at|with|and|because|every|last',
      '<VBZ|VBD|VB>~is|was|are|go|went|goes|come|came|want|get|got|back to{too} loud|fast|slow|quickly|loudly|slowly|often $',
      '<VBZ|VBD|VB>~is|was|are|go|went|goes|come|came|want|get|got|back to{too} loud|fast|slow|quickly|loudly|slowly|often at|for|in|on|and',
      'please|kindly advice{advise}',
      'taste|tastes|tasted|smell|smells|smelled very|really|so? well{good} $',
    ],
    examples: {
      'I have been working hear for years.': 'I have been working here for years.',
      'The dog barks to loud at night.': 'The dog barks too loud at night.',
      'This soup tastes well.': 'This soup tastes good.',
    },
    fine: ['I hear for myself.', 'He drives too fast.', 'It tastes good.'],
  },
  'irregular-plural-form': {
    reason: 'This noun has a plural of its own.',
    patterns: Object.entries({
      wolfs: 'wolves',
      thiefs: 'thieves',
      shelfs: 'shelves',
      knifes: 'knives',
      wifes: 'wives',
      loafs: 'loaves',
      halfs: 'halves',
      tooths: 'teeth',
      gooses: 'geese',
      deers: 'deer',
      oxes: 'oxen',
      calfs: 'calves',
      phenomenons: 'phenomena',
      criterias: 'criteria',
      medias: 'media',
      analysises: 'analyses',
      crisises: 'crises',
    }).map(([wrong, right]) => `${wrong}{${right}}`),
    examples: {
      'I saw three wolfs.': 'I saw three wolves.',
      'The thiefs ran away.': 'The thieves ran away.',
      'We saw two deers.': 'We saw two deer.',
    },
    fine: ['The wolves ran.'],
  },
  'owners-apostrophe': {
    reason: 'What belongs to several people takes an apostrophe behind the -s.',
    patterns: OWNERS.split('|').map((owner) => `the|our|your|their|all|these|his|her|my ${owner}{${owner}'} ${OWNED}`),
    examples: {
      'We read the clients feedback.': "We read the clients' feedback.",
      'Our customers satisfaction comes first.': "Our customers' satisfaction comes first.",
      'It protects the users privacy.': "It protects the users' privacy.",
    },
    fine: ["The clients' feedback is good.", 'Customers need it.'],
  },
  'possessive-of-y': {
    reason: 'What belongs to one takes an apostrophe and an -s.',
    confidence: 'high',
    find: (sentence) =>
      sentence.flatMap((owner, at): Change[] => {
        const noun = sentence[at + 1];
        if (
          !/[^aeiou]ys$/.test(owner.lower) ||
          owner.text !== owner.lower ||
          !noun ||
          (noun.tag & (TAG.NN | TAG.NNS)) === 0 ||
          noun.text !== noun.lower
        )
          return [];
        const stem = owner.lower.slice(0, -1);
        const isSlip = !isKnownWord(owner.lower) && isKnownWord(stem);
        return isSlip ? [{ first: at, last: at + 1, text: `${stem}'s ${noun.text}` }] : [];
      }),
    examples: {
      'The companys revenue fell.': "The company's revenue fell.",
      'Our countrys economy grows.': "Our country's economy grows.",
      'The citys mayor resigned.': "The city's mayor resigned.",
    },
    fine: ['The boys room is here.', 'The companies grew.'],
  },
  'fewer-before-plural': {
    reason: '"Fewer" goes with what is counted, "less" with what is not.',
    patterns: [
      'less{fewer} <=NNS>~@unit~@measured~@singularS are|were|have|in|at|on|came|come',
      'less{fewer} <=NNS>~@unit~@measured~@singularS than <PRP|DT|POSS|NNP>|last|before|usual',
    ],
    examples: {
      'Less trains are running today.': 'Fewer trains are running today.',
      'We got less tickets in June.': 'We got fewer tickets in June.',
      'She has less friends than her sister.': 'She has fewer friends than her sister.',
    },
    fine: ['It takes less than ten minutes.'],
  },
  'before-past': {
    reason: 'Both verbs tell of the past.',
    needs: 'before after when until',
    find: (sentence) =>
      sentence.flatMap((joint, at): Change[] => {
        const [subject, have, participle] = [sentence[at + 1], sentence[at + 2], sentence[at + 3]];
        if (!/^(?:before|when|until)$/.test(joint.lower) || at < 2 || !/^(?:i|we|he|she|they|it|you)$/.test(subject?.lower ?? '') || !participle)
          return [];
        if (!/^(?:has|have)$/.test(have?.lower ?? '') || (participle.tags & TAG.VBN) === 0) return [];
        const isPast =
          sentence.slice(0, at).some(({ tags, tag }) => tag === TAG.VBD && (tags & (TAG.VB | TAG.NN | TAG.JJ | TAG.VBN)) === 0) ||
          /^(?:was|were|did|made|went|had)$/.test(sentence[1]?.lower ?? '');
        const base = findBaseForm(participle.lower);
        return isPast && base
          ? [
              {
                first: at + 2,
                last: at + 3,
                text: base === 'be' ? (/^(?:i|he|she|it)$/.test(subject?.lower ?? '') ? 'was' : 'were') : inflectPast(base),
              },
            ]
          : [];
      }),
    examples: {
      'He did his homework before he has gone to bed.': 'He did his homework before he went to bed.',
      'She was asleep when we have arrived.': 'She was asleep when we arrived.',
      'They went home before it has started to rain.': 'They went home before it started to rain.',
    },
    fine: ['Call me when you have arrived.', 'He was to wait until she had gone.'],
  },
});

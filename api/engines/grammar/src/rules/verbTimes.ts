import { findBaseForm, inflectPast } from '@sheaf/language/inflection/inflect';
import { TAG } from '@sheaf/language/lexicon/partsOfSpeech';
import { buildRules } from './rule.ts';
import type { TaggedToken } from './tagger.ts';

/** Tenses that a time, a condition or "since" asks for. */
export const verbTimes = buildRules({
  'if-will': {
    reason: 'After "if" the present is used for the future.',
    patterns: ['^ if i|we|you|they will{} have|go|get|see|find|need|come'],
    examples: { 'If I will have time, I will call.': 'If I have time, I will call.' },
  },
  'perfect-since': {
    reason: 'What began in the past and goes on takes "have" or "has": "since" says when it began.',
    needs: 'since',
    find: (sentence) =>
      sentence.flatMap((token, at) => {
        const before = sentence[at - 1];
        const since = sentence.findIndex(
          (other, index) =>
            index > at &&
            other.lower === 'since' &&
            /^(?:19|20)\d\d$|^(?:childhood|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december)$/.test(
              sentence[index + 1]?.lower ?? '',
            ),
        );
        if (since < 0 || since - at > 7 || !before || at > 3) return [];
        const one = /^(?:he|she|it)$/.test(before.lower);
        const many = /^(?:i|we|you|they)$/.test(before.lower);
        if (!one && !many) return [];
        if (/^(?:am|is|are)$/.test(token.lower) && !/^(?:live|work|study|know|stay)$/.test(sentence[at + 1]?.lower ?? ''))
          return [{ first: at, last: at, text: `${one ? 'has' : 'have'} been` }];
        const participle = {
          live: 'lived',
          lives: 'lived',
          work: 'worked',
          works: 'worked',
          know: 'known',
          knows: 'known',
          study: 'studied',
          studies: 'studied',
        }[token.lower];
        return participle ? [{ first: at, last: at, text: `${one ? 'has' : 'have'} ${participle}` }] : [];
      }),
    examples: {
      'I am living here since 2019.': 'I have been living here since 2019.',
      'She works here since 2015.': 'She has worked here since 2015.',
    },
    fine: ['I have lived here since 2019.'],
  },
  'past-time-verb': {
    reason: 'A word of past time asks for the past tense.',
    patterns: [
      '^ yesterday ,? i|we|they|you|he|she <VB|VBZ>~<VBD|MD|NN|NNS>{=past}',
      '^ yesterday ,? i|we|they|you|he|she go|goes|see|meet|buy|come|eat|visit|take|have|has|want|work|play|get|make|watch|talk{=past}',
      '^ last week|month|year|night|summer|weekend ,? i|we|they|you|he|she go|goes|see|meet|buy|come|eat|visit|take|have|has|want|work|play|get|make|watch|talk|travel|start{=past}',
    ],
    examples: { 'Yesterday I go to the cinema.': 'Yesterday I went to the cinema.', 'Last week we visit my aunt.': 'Last week we visited my aunt.' },
    fine: ['Yesterday I went home.'],
  },
  'perfect-with-past-end': {
    reason: 'A finished time such as "last summer" takes the simple past.',
    find: (sentence) => {
      const end = sentence.findIndex(({ kind }) => kind === 'mark');
      const words = sentence.slice(0, end < 0 ? undefined : end);
      const [subject, have, verb] = words;
      if (
        !subject ||
        !have ||
        !verb ||
        words.length < 5 ||
        !/^(?:i|we|you|they|he|she|it)$/.test(subject.lower) ||
        !/^(?:have|has)$/.test(have.lower)
      )
        return [];
      const [unit, before] = [words.at(-1)?.lower ?? '', words.at(-2)?.lower ?? ''];
      const isPast =
        unit === 'yesterday' ||
        (before === 'last' && /^(?:night|week|month|year|summer|winter|spring|autumn|weekend)$/.test(unit)) ||
        (unit === 'ago' && /s$/.test(before));
      const opensClause = ({ lower }: TaggedToken, index: number) =>
        /^(?:since|which|who|and|but|than|from|until)$/.test(lower) || (lower === 'that' && ((words[index + 1]?.tag ?? 0) & TAG.NN) === 0);
      if (!isPast || words.some(opensClause)) return [];
      const base = (verb.tags & TAG.VBN) !== 0 ? findBaseForm(verb.lower) : undefined;
      const past = base === 'be' ? (/^(?:i|he|she|it)$/.test(subject.lower) ? 'was' : 'were') : base && inflectPast(base);
      return past ? [{ first: 1, last: 2, text: past }] : [];
    },
    examples: {
      'I have been in Italy last summer.': 'I was in Italy last summer.',
      'I have seen that film last week.': 'I saw that film last week.',
      'We have sold the house two years ago.': 'We sold the house two years ago.',
    },
    fine: ['I have lived here since last summer.', 'I have been ill all week.'],
  },
  'perfect-past-time': {
    reason: 'With a finished time such as "yesterday" the simple past is used.',
    patterns: [
      'i|we|they|you|he|she have|has{} <VBN>~been~had{=past} @object|it|you|<NNP>? yesterday',
      'i|we|they|you|he|she have|has{} <VBN>~been~had{=past} a|an|the|my|this|that <NN>? yesterday',
      'i|we|they|you|he|she have|has{} gone|seen|met|bought|visited|finished|started|arrived|left{=past} @object|it|you|there? last week|month|year|night',
    ],
    examples: { 'I have seen him yesterday.': 'I saw him yesterday.', 'She has arrived yesterday.': 'She arrived yesterday.' },
    fine: ['I have seen him since yesterday.'],
  },
  'would-have-condition': {
    reason: 'After "if" it is "had", not "would have".',
    patterns: ['if i|we|they|you|he|she would{} have{had} <VBN>'],
    examples: { 'If I would have known, I would have come.': 'If I had known, I would have come.' },
  },
});

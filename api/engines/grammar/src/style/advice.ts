import { buildRules, type Rule } from '../rules/rule.ts';
import type { GrammarPreset } from '../types/grammarKinds.ts';

const advice = { type: 'style', confidence: 'low' } as const;

const everywhere = buildRules({
  'wordy-phrase': {
    ...advice,
    reason: 'A shorter word says the same.',
    patterns: [
      'due{because} to{} the{} fact{} that{}',
      'at{now} this{} point{} in{} time{}',
      'in{if} the{} event{} that{}',
      'despite{although} the{} fact{} that{}',
      'in{although} spite{} of{} the{} fact{} that{}',
      'in{near} close{} proximity{} to{}',
    ],
    examples: { 'We left due to the fact that it rained.': 'We left because it rained.' },
    fine: ['The fact that it rained is clear.'],
  },
  'doubled-meaning': {
    ...advice,
    reason: 'One of these words already says what the other adds.',
    patterns: [
      'each and{} every{}',
      'past{} history',
      'end{} result',
      'free{} gift|gifts',
      'advance{} planning',
      'added{} bonus',
      'completely{} eliminate|eliminated',
      'final{} outcome',
    ],
    examples: { 'It is a free gift.': 'It is a gift.' },
    fine: ['The end is near.'],
  },
});

const byPreset: Record<GrammarPreset, Rule[]> = {
  general: [],
  resume: buildRules({
    'resume-first-person': {
      ...advice,
      reason: 'A résumé reads more strongly without "I".',
      patterns: [
        '^ i{} managed|led|developed|created|built|designed|worked|organized|organised|improved|increased|reduced|supported|coordinated|trained|implemented|delivered',
      ],
      examples: { 'I managed a team of ten.': 'Managed a team of ten.' },
    },
    'resume-duties': {
      ...advice,
      reason: 'Say what you did rather than what you had to do.',
      patterns: ['responsible{} for{} <VBG>{=past}'],
      examples: { 'Responsible for managing the budget.': 'Managed the budget.' },
    },
  }),
  'business-proposal': buildRules({
    'proposal-hedge': {
      ...advice,
      reason: 'A proposal convinces when it says what will be done.',
      patterns: ['we will try{} to{} <VB>', 'we hope{will} to{} <VB>'],
      examples: { 'We will try to deliver in May.': 'We will deliver in May.' },
    },
  }),
  'research-paper': buildRules({
    'paper-contraction': {
      ...advice,
      reason: 'A paper writes short forms out.',
      patterns: [
        "don't{do_not}",
        "doesn't{does_not}",
        "didn't{did_not}",
        "can't{cannot}",
        "won't{will_not}",
        "isn't{is_not}",
        "aren't{are_not}",
        "wasn't{was_not}",
      ],
      examples: { "It doesn't hold.": 'It does not hold.' },
    },
    'paper-plain-words': {
      ...advice,
      reason: 'A paper prefers a more exact word.',
      patterns: ['a{many} lot{} of{} <NNS!>', 'lots{many} of{} <NNS!>', 'get{obtain} results'],
      examples: { 'We saw a lot of patients.': 'We saw many patients.' },
    },
  }),
};

/** Lists the advice for texts of a kind. */
export function listAdvice(preset: GrammarPreset): Rule[] {
  return [...everywhere, ...byPreset[preset]];
}

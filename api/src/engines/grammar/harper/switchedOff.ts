/** Rules of Harper that well-edited text sets off, or that are a matter of taste, or that a rule of ours does better. */
export const switchedOff = [
  'SpellCheck',
  'OxfordComma',
  'SplitWords',
  'CompoundNouns',
  'UseEllipsisCharacter',
  'Dashes',
  'LongSentences',
  'MassNouns',
];

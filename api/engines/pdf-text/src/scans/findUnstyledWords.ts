/** Lists the words of a line without a style of their own, each with the nearest styled words before and behind it. */
export function* findUnstyledWords<Word>(words: readonly Word[], styled: readonly Word[]): Generator<[word: Word, beside: Word[]]> {
  let behind = 0;
  for (const word of words) {
    if (word === styled[behind]) behind += 1;
    else yield [word, [styled[behind - 1], styled[behind]].filter((other) => other !== undefined)];
  }
}

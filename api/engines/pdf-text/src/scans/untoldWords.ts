/** Lists the words of a line without a style of their own, each with the nearest styled words before and behind it. */
export function* findUntoldWords<Word>(words: readonly Word[], told: readonly Word[]): Generator<[word: Word, beside: Word[]]> {
  let behind = 0;
  for (const word of words) {
    if (word === told[behind]) behind += 1;
    else yield [word, [told[behind - 1], told[behind]].filter((other) => other !== undefined)];
  }
}

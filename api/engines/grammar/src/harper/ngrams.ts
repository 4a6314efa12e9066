/** Finds the unigrams and bigrams of a text, without case; whatever stands between words is passed over. */
export function findNgrams(text: string): string[] {
  const words = splitWords(text);
  return [...words, ...words.slice(1).map((word, index) => `${words[index]} ${word}`)];
}

/** Runs of letters: "don't" is two. */
function splitWords(text: string): string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? [];
}

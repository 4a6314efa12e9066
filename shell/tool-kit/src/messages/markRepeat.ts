/** Adds a space that is not read out to every other sentence: screen readers read out only words that change. */
export function markRepeat(sentence: string, isEveryOther: boolean): string {
  return isEveryOther ? `${sentence}\u00A0` : sentence;
}

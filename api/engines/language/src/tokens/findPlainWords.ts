/** Finds the runs of letters and digits of a text, in small letters. */
export function findPlainWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

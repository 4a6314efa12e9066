/** Detects text without signs of a damaged reading: open brackets, markup, links or replacement characters. */
export function isIntactText(text: string): boolean {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  return count(/\(/g) === count(/\)/g) && !/[�□|<>{}[\]\\^_=]|https?:|www\.|@\w|\.\.|…/u.test(text);
}

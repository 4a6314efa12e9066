/** Detects text that came through reading unhurt: brackets that close, no markup, nothing that a machine wrote. */
export function isIntactText(text: string): boolean {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  return count(/\(/g) === count(/\)/g) && !/[�□|<>{}[\]\\^_=]|https?:|www\.|@\w|\.\.|…/u.test(text);
}

const SCHEMES = /^(https?|mailto|ftps?|tel|sms):/i;
/** What may be in the target of a relationship as it is. */
const PLAIN = /^[\w\-.~:/?#[\]@!$&'()*+,;=%]+$/;
const STRAY_PERCENT = /%(?![0-9a-f]{2})/gi;
/** More than any browser opens; Word refuses a file over it. */
const MOST_CHARACTERS = 2079;

/** Returns an address as Word takes it in a link, or undefined for one it would refuse the whole file for, or that would run something. */
export function encodeLinkAddress(given: string): string | undefined {
  const address = given.trim();
  if (!SCHEMES.test(address) || !URL.canParse(address)) return undefined;
  const safe = (PLAIN.test(address) ? address : new URL(address).href)
    .replace(STRAY_PERCENT, '%25')
    .replace(/[{}|\\^`"<> ]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
  return safe.length <= MOST_CHARACTERS ? safe : undefined;
}

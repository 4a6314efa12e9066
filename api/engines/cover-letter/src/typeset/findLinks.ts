/** A stretch of text that leads somewhere. */
export interface TextLink {
  start: number;
  end: number;
  href: string;
}

/** Words with an address in them: parted first, so that no pattern has to look far. */
const WORDS = /[^\s<>()"\u00ab\u00bb\u201c-\u201e]+/g;
const EMAIL = /^[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}$/;
const ADDRESS = /^(?:https?:\/\/|www\.)[\w-]/i;
const CLOSING_PUNCTUATION = /[.,;:!?'\u2019\]}]+$/;
const BARE_SITE = /^[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}(?:[/?#]\S*)?$/;
const PHONE_DIGITS = 6;
/** Longer ones are no addresses that anybody writes in a letter. */
const MAX_ADDRESS = 500;

/** Finds the email and web addresses in a text. */
export function findLinks(text: string): TextLink[] {
  const links: TextLink[] = [];
  for (const found of text.matchAll(WORDS)) {
    if (found[0].length > MAX_ADDRESS) continue;
    const word = found[0].replace(CLOSING_PUNCTUATION, '');
    const href = EMAIL.test(word) ? `mailto:${word}` : ADDRESS.test(word) ? parseWebAddress(word) : undefined;
    if (href !== undefined) links.push({ start: found.index, end: found.index + word.length, href });
  }
  return links;
}

/** Returns where something leads that is known to be an email address. */
export function buildMailtoLink(email: string): string | undefined {
  return EMAIL.test(email) ? `mailto:${email}` : undefined;
}

/** Returns what a telephone dials; undefined for what is no number. */
export function buildTelLink(phone: string): string | undefined {
  const dialled = phone.replace(/\(0\)/, '').replace(/(?:ext|x)\.?\s*\d+$/i, '');
  const digits = dialled.replace(/\D/g, '');
  return digits.length < PHONE_DIGITS ? undefined : `tel:${dialled.trim().startsWith('+') ? '+' : ''}${digits}`;
}

/** Returns where a link of a profile leads, which is seldom written whole; undefined for what is no address. */
export function buildProfileLink(link: string): string | undefined {
  if (ADDRESS.test(link)) return parseWebAddress(link);
  return BARE_SITE.test(link) ? parseWebAddress(`https://${link}`) : undefined;
}

/** Returns an address as people write it, without protocol and `www`. */
export function shortenAddress(link: string): string {
  return link
    .trim()
    .replace(/^https?:\/\/(?:www\.)?/i, '')
    .replace(/\/$/, '');
}

function parseWebAddress(text: string): string | undefined {
  try {
    return new URL(/^www\./i.test(text) ? `https://${text}` : text).href;
  } catch {
    // Only looks like one.
    return undefined;
  }
}

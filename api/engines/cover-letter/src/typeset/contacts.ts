import { buildMailtoLink, buildProfileLink, buildTelLink, shortenAddress } from './findLinks.ts';
import type { Sender } from './letterPage.ts';

/** One way to answer a letter, as its head shows it. */
export interface Contact {
  text: string;
  href: string | undefined;
}

/** Lists the contact details: email, telephone, place, links. */
export function listContacts({ email, phone, location, links = [] }: Sender): Contact[] {
  const buildContact = (text: string | undefined, buildAddress: (text: string) => string | undefined): Contact => {
    const trimmed = text?.trim() ?? '';
    return { text: trimmed, href: buildAddress(trimmed) };
  };
  return [
    buildContact(email, buildMailtoLink),
    buildContact(phone, buildTelLink),
    buildContact(location, () => undefined),
    ...links.map((link): Contact => ({ text: shortenAddress(link), href: buildProfileLink(link.trim()) })),
  ].filter(({ text }) => text !== '');
}

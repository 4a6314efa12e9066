import { buildMailtoLink, buildProfileLink, buildTelLink, shortenAddress } from './findLinks.ts';
import type { Sender } from './letterPage.ts';

/** One way to answer a letter, as its head shows it. */
export interface Contact {
  text: string;
  href: string | undefined;
}

/** Lists the contact details: email, telephone, place, links. */
export function listContacts({ email, phone, location, links = [] }: Sender): Contact[] {
  const contact = (text: string | undefined, buildAddress: (text: string) => string | undefined): Contact => {
    const shown = text?.trim() ?? '';
    return { text: shown, href: buildAddress(shown) };
  };
  return [
    contact(email, buildMailtoLink),
    contact(phone, buildTelLink),
    contact(location, () => undefined),
    ...links.map((link): Contact => ({ text: shortenAddress(link), href: buildProfileLink(link.trim()) })),
  ].filter(({ text }) => text !== '');
}

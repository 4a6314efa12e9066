import { emailAddress, phoneAddress, profileAddress, shownAddress } from './findLinks.ts';
import type { Sender } from './letterPage.ts';

/** One way to answer a letter, as its head shows it. */
export interface Contact {
  text: string;
  href: string | undefined;
}

/** Lists the contact details: email, telephone, place, links. */
export function listContacts({ email, phone, location, links = [] }: Sender): Contact[] {
  const contact = (text: string | undefined, addressOf: (text: string) => string | undefined): Contact => {
    const shown = text?.trim() ?? '';
    return { text: shown, href: addressOf(shown) };
  };
  return [
    contact(email, emailAddress),
    contact(phone, phoneAddress),
    contact(location, () => undefined),
    ...links.map((link): Contact => ({ text: shownAddress(link), href: profileAddress(link.trim()) })),
  ].filter(({ text }) => text !== '');
}

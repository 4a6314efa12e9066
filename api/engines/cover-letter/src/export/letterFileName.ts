import type { LetterFormat } from '../types/letterKinds.ts';

/** Whose letter it is, and to whom. */
export interface LetterNames {
  name?: string | undefined;
  company?: string | undefined;
}

const titles: Record<string, string> = { en: 'Cover letter', es: 'Carta de presentación' };
/** In bytes of UTF-8, which is what file systems count: they take 255, and browsers add a number to names that exist. */
const MAX_NAME_BYTES = 180;
/** In characters: one name must not push the other off. */
const MAX_PART = 60;
/** Windows takes none of these in a name, nor a point or space at its end. */
const FORBIDDEN = /[<>:"/\\|?*\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

/** Returns what the document is called: "Cover letter - Ana Ruiz - Acme". */
export function formatLetterTitle({ name, company }: LetterNames, language = 'en'): string {
  const title = titles[language.split('-')[0] ?? ''] ?? titles.en;
  return [title, name, company]
    .map((part) => part?.trim().replace(/\s+/g, ' '))
    .filter(Boolean)
    .join(' - ');
}

/** Returns the name of its file, which every system takes. */
export function formatLetterFileName({ name, company }: LetterNames, format: LetterFormat, language = 'en'): string {
  const title = formatLetterTitle({ name: safePart(name), company: safePart(company) }, language);
  return `${withinBytes(title, MAX_NAME_BYTES)}.${format}`;
}

function safePart(part: string | undefined): string | undefined {
  const safe = part?.normalize('NFC').replace(FORBIDDEN, ' ').replace(/\s+/g, ' ').trim();
  return (
    safe &&
    [...safe]
      .slice(0, MAX_PART)
      .join('')
      .replace(/[. ]+$/, '')
  );
}

function withinBytes(text: string, most: number): string {
  let bytes = 0;
  let kept = '';
  for (const character of text) {
    bytes += new TextEncoder().encode(character).length;
    if (bytes > most) return kept.trimEnd();
    kept += character;
  }
  return kept;
}

import type { CvProfile } from '../../contract/coverLetter.ts';

/** A CV as it is drawn: what shall be read from it, and the page that says it. */
export interface DrawnCv {
  name: string;
  profile: CvProfile;
  /** CSS beside the plain rules of every page. */
  style: string;
  body: string;
  paper?: 'A4' | 'Letter';
  /** Whether the PDF says what is a heading and what a list. */
  isTagged?: boolean;
  /** Drawn as a picture, as from a scanner. */
  isScan?: boolean;
}

/** Joins the HTML of several things. */
export function joinHtml<Item>(items: Item[], html: (item: Item) => string): string {
  return items.map(html).join('\n');
}

/** Writes texts as an HTML list, or nothing when there are none. */
export function list(texts: string[], style = ''): string {
  return texts.length === 0 ? '' : `<ul style="${style}">${joinHtml(texts, (text) => `<li>${text}</li>`)}</ul>`;
}

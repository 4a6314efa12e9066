import type { CvPlace } from '@sheaf/api/contract/coverLetter';
import { findPlaces } from '../../model/cv';

interface Look {
  /** Empty when only its words are known. */
  path: string;
  page: number;
  quote: string;
}

/** Shorter words stand in too many lines to tell one. */
const TELLING_LENGTH = 4;

/** Finds the boxes to highlight on a page: those of a value, or of the values whose words a quote shares. */
export function findRects(places: readonly CvPlace[], { path, page, quote }: Look): CvPlace['rects'] {
  const meant = path === '' ? places.filter((place) => sharesWords(place.quote, quote)) : findPlaces(places, path);
  return meant.filter((place) => place.page === page).flatMap(({ rects }) => rects);
}

function sharesWords(one: string, other: string): boolean {
  const [a, b] = [plain(one), plain(other)];
  return (a.length >= TELLING_LENGTH && b.includes(a)) || (b.length >= TELLING_LENGTH && a.includes(b));
}

const plain = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim();

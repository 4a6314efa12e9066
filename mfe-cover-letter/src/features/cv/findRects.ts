import type { CvPlace } from '@sheaf/api/contract/coverLetter';
import { findPlaces } from '../../model/cv';

interface Citation {
  /** Empty when only its words are known. */
  path: string;
  page: number;
  quote: string;
}

/** Shorter words occur in too many lines to identify one. */
const MIN_SHARED_LENGTH = 4;

/** Finds the boxes to highlight on a page: those of a value, or of the values whose words a quote shares. */
export function findRects(places: readonly CvPlace[], { path, page, quote }: Citation): CvPlace['rects'] {
  const cited = path === '' ? places.filter((place) => sharesWords(place.quote, quote)) : findPlaces(places, path);
  return cited.filter((place) => place.page === page).flatMap(({ rects }) => rects);
}

function sharesWords(one: string, other: string): boolean {
  const [a, b] = [normalize(one), normalize(other)];
  return (a.length >= MIN_SHARED_LENGTH && b.includes(a)) || (b.length >= MIN_SHARED_LENGTH && a.includes(b));
}

const normalize = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim();

import type { PreviewPage } from '@sheaf/api/contract/convertPreview';

type Numbered = Pick<PreviewPage, 'page'>;

/** Returns the index of a page among the converted ones; 0 if it is not among them. */
export function findPlace(pages: readonly Numbered[], page: number | null): number {
  return Math.max(
    0,
    pages.findIndex((each) => each.page === page),
  );
}

/** Returns the converted page at `wanted`, or else the next one in that direction, or the last one. */
export function findPageTowards(pages: readonly Numbered[], page: number, wanted: number): number {
  const isOn = wanted > page;
  const found = isOn ? pages.find((each) => each.page >= wanted) : pages.findLast((each) => each.page <= wanted);
  return (found ?? pages.at(isOn ? -1 : 0))?.page ?? page;
}

/** Returns the index that a key leads to; undefined for other keys. */
export function findPlaceByKey(key: string, place: number, count: number): number | undefined {
  const last = Math.max(0, count - 1);
  switch (key) {
    case 'ArrowLeft':
    case 'PageUp':
      return Math.max(0, place - 1);
    case 'ArrowRight':
    case 'PageDown':
      return Math.min(last, place + 1);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}

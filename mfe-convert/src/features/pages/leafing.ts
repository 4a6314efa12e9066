import type { PreviewPage } from '@sheaf/api/contract/convertPreview';

type Numbered = Pick<PreviewPage, 'page'>;

/** Returns the index of a page among the converted ones; 0 if it is not among them. */
export function findPageIndex(pages: readonly Numbered[], page: number | null): number {
  return Math.max(
    0,
    pages.findIndex((each) => each.page === page),
  );
}

/** Returns the converted page at `requested`, or else the next one in that direction, or the last one. */
export function findPageTowards(pages: readonly Numbered[], page: number, requested: number): number {
  const isOn = requested > page;
  const found = isOn ? pages.find((each) => each.page >= requested) : pages.findLast((each) => each.page <= requested);
  return (found ?? pages.at(isOn ? -1 : 0))?.page ?? page;
}

/** Returns the index that a key leads to; undefined for other keys. */
export function findIndexByKey(key: string, index: number, count: number): number | undefined {
  const last = Math.max(0, count - 1);
  switch (key) {
    case 'ArrowLeft':
    case 'PageUp':
      return Math.max(0, index - 1);
    case 'ArrowRight':
    case 'PageDown':
      return Math.min(last, index + 1);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}

import type { PreviewPage } from '@sheaf/api/contract/convertPreview';

type Numbered = Pick<PreviewPage, 'page'>;

/** The place of a page among those that were converted; the first where it is not one of them. */
export function findPlace(pages: readonly Numbered[], page: number | null): number {
  return Math.max(
    0,
    pages.findIndex((each) => each.page === page),
  );
}

/** The converted page that a wish for `wanted` leads to from `page`: that one, or the next in the same direction, or the last there is. */
export function pageTowards(pages: readonly Numbered[], page: number, wanted: number): number {
  const isOn = wanted > page;
  const found = isOn ? pages.find((each) => each.page >= wanted) : pages.findLast((each) => each.page <= wanted);
  return (found ?? pages.at(isOn ? -1 : 0))?.page ?? page;
}

/** The place that a key leads to; undefined for a key that leads nowhere. */
export function placeByKey(key: string, place: number, count: number): number | undefined {
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

type Scrolled = Pick<HTMLElement, 'scrollTop' | 'scrollHeight' | 'clientHeight' | 'scrollLeft' | 'scrollWidth' | 'clientWidth'>;

/** Synchronises scrolling: moves the other pane to the same share of its length and width. */
export function syncScroll(moved: Scrolled, other: Scrolled): void {
  const measureShare = (at: number, total: number, seen: number) => (total > seen ? at / (total - seen) : 0);
  const top = measureShare(moved.scrollTop, moved.scrollHeight, moved.clientHeight) * (other.scrollHeight - other.clientHeight);
  const left = measureShare(moved.scrollLeft, moved.scrollWidth, moved.clientWidth) * (other.scrollWidth - other.clientWidth);
  // What is set is rounded, and would be answered with another rounding for ever.
  if (Math.abs(other.scrollTop - top) > 1) other.scrollTop = top;
  if (Math.abs(other.scrollLeft - left) > 1) other.scrollLeft = left;
}

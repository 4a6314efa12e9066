const SCROLLED_PX = 400;

/** Sets `data-scrolled` while the page is scrolled away from its top, so that a style can show what belongs there. Returns what ends it. */
export function markScrolled(page: HTMLElement): () => void {
  const mark = () => void page.toggleAttribute('data-scrolled', window.scrollY > SCROLLED_PX);
  mark();
  addEventListener('scroll', mark, { passive: true });
  return () => removeEventListener('scroll', mark);
}

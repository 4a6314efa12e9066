const SCROLLED_PX = 400;

/** Sets `data-scrolled` while the page is scrolled away from its top, for styles. Returns a function that stops it. */
export function markScrolled(page: HTMLElement): () => void {
  const mark = () => void page.toggleAttribute('data-scrolled', window.scrollY > SCROLLED_PX);
  mark();
  addEventListener('scroll', mark, { passive: true });
  return () => removeEventListener('scroll', mark);
}

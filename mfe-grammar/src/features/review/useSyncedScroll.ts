import { useEffect } from 'react';

/** What holds the text, and what holds the cards; in both, what belongs together carries the same id. */
export const SCROLLS_TOGETHER = 'data-scrolls';
export const FINDING = 'data-finding';

/** Keeps the cards level with the text: as one is scrolled, the first finding in view is brought up in the other. */
export function useScrollTogether(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined;
    let driver: Element | null = null;
    function handleStart(event: Event) {
      driver = event.target instanceof Element ? event.target.closest(`[${SCROLLS_TOGETHER}]`) : null;
    }
    function handleScroll(event: Event) {
      if (event.target === driver && driver) bringUp(driver);
    }
    const options = { capture: true, passive: true };
    document.addEventListener('wheel', handleStart, options);
    document.addEventListener('touchstart', handleStart, options);
    document.addEventListener('scroll', handleScroll, options);
    return () => {
      document.removeEventListener('wheel', handleStart, options);
      document.removeEventListener('touchstart', handleStart, options);
      document.removeEventListener('scroll', handleScroll, options);
    };
  }, [isOn]);
}

function bringUp(driver: Element): void {
  const other = [...document.querySelectorAll(`[${SCROLLS_TOGETHER}]`)].find((pane) => pane !== driver);
  if (!other || other.scrollHeight <= other.clientHeight) return;
  const top = driver.getBoundingClientRect().top;
  const first = [...driver.querySelectorAll(`[${FINDING}]`)].find((finding) => finding.getBoundingClientRect().bottom > top);
  const counterpart = first && other.querySelector(`[${FINDING}="${CSS.escape(first.getAttribute(FINDING) ?? '')}"]`);
  if (counterpart) other.scrollTop += counterpart.getBoundingClientRect().top - other.getBoundingClientRect().top;
}

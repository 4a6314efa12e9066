import { useEffect } from 'react';

/** Marks the two panes, that of the text and that of the cards. */
export const SYNCED_PANE_ATTRIBUTE = 'data-scrolls';
/** Holds the id of a finding, on its mark in the text and on its card. */
export const FINDING_ATTRIBUTE = 'data-finding';

/** Synchronizes the scrolling of text and cards: as the visitor scrolls one, the other shows the first finding in view at its top, and above the first what is above it. */
export function useSyncedScroll(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined;
    let driver: Element | null = null;
    function handleStart(event: Event) {
      driver = event.target instanceof Element ? event.target.closest(`[${SYNCED_PANE_ATTRIBUTE}]`) : null;
    }
    function handleScroll(event: Event) {
      if (event.target === driver && driver) scrollOther(driver);
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

function scrollOther(driver: Element): void {
  const other = [...document.querySelectorAll(`[${SYNCED_PANE_ATTRIBUTE}]`)].find((pane) => pane !== driver);
  if (!other || other.scrollHeight <= other.clientHeight) return;
  if (driver.scrollTop === 0) {
    other.scrollTop = 0;
    return;
  }
  const top = findScrollTop(driver);
  const first = [...driver.querySelectorAll(`[${FINDING_ATTRIBUTE}]`)].find((finding) => finding.getBoundingClientRect().bottom > top);
  const counterpart = first && other.querySelector(`[${FINDING_ATTRIBUTE}="${CSS.escape(first.getAttribute(FINDING_ATTRIBUTE) ?? '')}"]`);
  if (counterpart) other.scrollTop += counterpart.getBoundingClientRect().top - findScrollTop(other);
}

/** Returns where the first line of a pane belongs: below its edge, or below what stays at its top. In pixels from the top of the window. */
export function findScrollTop(pane: Element): number {
  return pane.getBoundingClientRect().top + (Number.parseFloat(getComputedStyle(pane).scrollPaddingTop) || 0);
}

/** The main part of the page: where the skip link leads and where the focus goes when what had it is gone. */
export const CONTENT_ID = 'content';

/** Moves the focus to the main content. */
export function focusContent(): void {
  document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
}

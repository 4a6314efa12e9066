/** The id of the main content: the target of the skip link, focused when the focused element is removed. */
export const CONTENT_ID = 'content';

/** Moves the focus to the main content. */
export function focusContent(): void {
  document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
}

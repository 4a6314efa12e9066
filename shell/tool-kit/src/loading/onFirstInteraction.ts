const INTERACTIONS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'dragenter'];

/** Acts once, at the first pointer, key, focus or drag event on the page. Returns a function that stops waiting. */
export function onFirstInteraction(act: () => void): () => void {
  function stop() {
    for (const sign of INTERACTIONS) window.removeEventListener(sign, handleInteraction, true);
  }
  function handleInteraction() {
    stop();
    act();
  }
  for (const sign of INTERACTIONS) window.addEventListener(sign, handleInteraction, { capture: true, passive: true });
  return stop;
}

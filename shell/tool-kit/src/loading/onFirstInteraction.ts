const INTERACTIONS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'dragenter'];

/** Acts once, when somebody first moves, presses, focuses or drags something on the page. Call the function it returns to stop waiting. */
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

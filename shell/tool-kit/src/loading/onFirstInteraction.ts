const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'dragenter'];

/** Acts once, when somebody first moves, presses, focuses or drags something on the page. Call what it gives to wait no longer. */
export function onFirstSign(act: () => void): () => void {
  function stop() {
    for (const sign of SIGNS) window.removeEventListener(sign, handleSign, true);
  }
  function handleSign() {
    stop();
    act();
  }
  for (const sign of SIGNS) window.addEventListener(sign, handleSign, { capture: true, passive: true });
  return stop;
}

import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Returns whether a button was just pressed, and the handler for it. The press is painted before `act` is called, since on a phone `act` may take
 * longer than a visitor waits for a sign. `act` itself has to show its progress.
 */
export function usePress(act: () => void): { isPressed: boolean; press: () => void } {
  const [isPressed, setIsPressed] = useState(false);
  const actNow = useEffectEvent(() => {
    setIsPressed(false);
    act();
  });

  useEffect(() => {
    if (!isPressed) return undefined;
    // A frame begins before it is painted, and a timer that it sets ends after that.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(actNow);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isPressed]);

  return { isPressed, press: () => setIsPressed(true) };
}

import { useEffect, useRef, useState } from 'react';

/** A text that changes often, taken over only so often: nothing at first, and the newest each time. */
export function useNowAndThen(text: string, everyMs: number): string {
  const [taken, setTaken] = useState('');
  const newest = useRef(text);
  useEffect(() => {
    newest.current = text;
  }, [text]);
  useEffect(() => {
    const taking = setInterval(() => setTaken(newest.current), everyMs);
    return () => clearInterval(taking);
  }, [everyMs]);
  return taken;
}

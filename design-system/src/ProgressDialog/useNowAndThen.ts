import { useEffect, useRef, useState } from 'react';

/** Throttles a text that changes often: empty at first, then the newest every `everyMs`. */
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

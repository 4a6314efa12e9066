import { useEffect, useRef, useState } from 'react';

/** Throttles a text that changes often: empty at first, then the newest every `everyMs`. */
export function useThrottledText(text: string, everyMs: number): string {
  const [announced, setAnnounced] = useState('');
  const newest = useRef(text);
  useEffect(() => {
    newest.current = text;
  }, [text]);
  useEffect(() => {
    const taking = setInterval(() => setAnnounced(newest.current), everyMs);
    return () => clearInterval(taking);
  }, [everyMs]);
  return announced;
}

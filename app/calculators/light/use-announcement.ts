import { useEffect, useRef, useState } from 'react';

const DELAY_MS = 700;

/**
 * Returns a text for screen readers after a pause without changes: results and warnings alike, so that a change is
 * heard once. What the page was opened with is not announced, nor what is the same as before; null is nothing new.
 */
export function useAnnouncement(text: string | null): string {
  const last = useRef(text);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    if (text === null || text === last.current) return;
    const timer = setTimeout(() => {
      last.current = text;
      setAnnounced(text);
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return announced;
}

import { useEffect, useState } from 'react';

const DELAY_MS = 700;

/** Returns a text for screen readers after a pause without changes; not the one that the page was opened with. */
export function useAnnouncement(text: string | null): string {
  const [shown] = useState(text);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    if (text === null || text === shown) return;
    const timer = setTimeout(() => setAnnounced(text), DELAY_MS);
    return () => clearTimeout(timer);
  }, [text, shown]);
  return announced;
}

import { type RefObject, useEffect } from 'react';
import { untilReachable } from '#app/ui/browser/connection.ts';

/** Submits a form that waits for a connection, once, as soon as the site can be reached. */
export function useResend(form: RefObject<HTMLFormElement | null>, isWaiting: boolean): void {
  useEffect(() => {
    if (!isWaiting) return;
    let isWanted = true;
    const send = async () => {
      await untilReachable();
      if (isWanted) form.current?.requestSubmit();
    };
    const onOnline = () => void send();
    // The connection may have come back before the page was told to wait. Reaching the site fires the event again.
    if (navigator.onLine) onOnline();
    else window.addEventListener('online', onOnline, { once: true });
    return () => {
      isWanted = false;
      window.removeEventListener('online', onOnline);
    };
  }, [form, isWaiting]);
}

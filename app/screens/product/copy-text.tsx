import { useState } from 'react';
import { useT } from '#app/screens/product/detail-texts.ts';
import { useIsHydrated } from '#app/ui/browser/use-is-hydrated.ts';

/** Copies the text behind an address and announces the result. Without JavaScript it is not there, and the link is. */
export function CopyText({ url }: { url: string }) {
  const t = useT();
  const isLive = useIsHydrated();
  const [result, setResult] = useState<'text-copied' | 'text-not-copied' | null>(null);
  async function copy() {
    setResult(null);
    try {
      // Browsers open the clipboard within the click only, so it gets the text as a promise.
      const text = fetch(url).then((response) => {
        if (!response.ok) throw new Error(`The site responded with ${response.status}.`);
        return response.blob();
      });
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
      setResult('text-copied');
    } catch {
      setResult('text-not-copied');
    }
  }
  if (!isLive) return null;
  return (
    <span className="downloads-copy">
      <button type="button" onClick={() => void copy()}>
        {t(result === 'text-copied' ? 'detail.text-copied' : 'detail.copy-text')}
      </button>
      <span role="status" className={result === 'text-copied' ? 'visually-hidden' : undefined}>
        {result && t(`detail.${result}`)}
      </span>
    </span>
  );
}

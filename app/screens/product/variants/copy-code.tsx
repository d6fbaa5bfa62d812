import { useEffect, useState } from 'react';
import { useT } from '#app/screens/product/detail-texts.ts';

/** How long the sign of success stands. */
const SHOWN_MS = 2500;

/** Puts a code on the clipboard and says whether that worked. Without JavaScript it is not there. */
export function CopyCode({ code }: { code: string }) {
  const t = useT();
  // '' is the moment before it is known: what is to be read out is put into an element that is there already.
  const [result, setResult] = useState<'' | 'copied' | 'copy-failed' | null>(null);
  useEffect(() => {
    if (!result) return;
    const timer = setTimeout(() => setResult(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [result]);
  async function copy() {
    setResult('');
    try {
      // Browsers offer the clipboard to pages of a secure origin only.
      await navigator.clipboard.writeText(code);
      setResult('copied');
    } catch {
      setResult('copy-failed');
    }
  }
  return (
    <span className="variants-copy">
      <button
        type="button"
        aria-label={t('detail.copy', { code })}
        data-result={result || undefined}
        onClick={() => void copy()}
      />
      {result !== null && (
        <span
          role="status"
          className={result === 'copy-failed' ? 'variants-failed' : 'visually-hidden'}
        >
          {result && t(`detail.${result}`, { code })}
        </span>
      )}
    </span>
  );
}

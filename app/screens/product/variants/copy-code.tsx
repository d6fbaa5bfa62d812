import { useEffect, useState } from 'react';
import { useT } from '#app/screens/product/detail-texts.ts';

/** How long the success icon is shown, ms. */
const SHOWN_MS = 2500;

/** Copies a code to the clipboard and announces the result. Not rendered without JavaScript. */
export function CopyCode({ code }: { code: string }) {
  const t = useT();
  // '' while copying: a live region must exist before its text changes.
  const [result, setResult] = useState<'' | 'copied' | 'copy-failed' | null>(null);
  useEffect(() => {
    if (!result) return;
    const timer = setTimeout(() => setResult(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [result]);
  async function copy() {
    setResult('');
    try {
      // Browsers offer the clipboard only in secure contexts.
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

import { useT } from '#app/photometry/photometry-texts.ts';
import type { Refused } from '#app/photometry/use-opened-file.ts';
import { refusalText } from '#core/photometry/finding-text.ts';

type Props = Refused & { onRetry: (file: File) => void };

/** Explains why a file was not read; offers a retry if the file is not the cause. */
export function RefusedFile({ file, reason, onRetry }: Props) {
  const t = useT();
  return (
    <div className="light-refused" role="alert">
      <h2>{t('photometry.refused', { file: file.name })}</h2>
      <p>
        {refusalText(t, reason)}
        {reason.line !== null && ` ${t('photometry.line', { line: reason.line })}.`}
      </p>
      {reason.code === 'stopped' && (
        <button type="button" className="light-again" onClick={() => onRetry(file)}>
          {t('photometry.again')}
        </button>
      )}
    </div>
  );
}

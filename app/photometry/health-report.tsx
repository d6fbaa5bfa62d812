import { useT } from '#app/photometry/photometry-texts.ts';
import type { Finding } from '#core/photometry/finding.ts';
import { findingText } from '#core/photometry/finding-text.ts';

const ranks = { error: 0, warning: 1, info: 2 };

/** The problems of a file, the worst first; a badge if there are none. */
export function HealthReport({ findings }: { findings: readonly Finding[] }) {
  const t = useT();
  const sorted = [...findings].sort((a, b) => ranks[a.severity] - ranks[b.severity]);
  return (
    <section className="light-block light-wide">
      <h3>{t('photometry.health')}</h3>
      {sorted.length === 0 ? (
        <p className="light-checked">
          <strong>{t('photometry.checked')}</strong> {t('photometry.checked.text')}
        </p>
      ) : (
        <ol className="light-findings">
          {sorted.map((finding, index) => (
            <li key={index} data-severity={finding.severity}>
              <strong>{t(`photometry.severity.${finding.severity}`)}</strong>
              <span>
                {findingText(t, finding)}
                {finding.line !== null && <em> {t('photometry.line', { line: finding.line })}</em>}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

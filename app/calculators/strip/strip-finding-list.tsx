import { useT } from '#app/calculators/strip/strip-texts.ts';
import { Outline } from '#app/ui/outline.tsx';
import type { Severity } from '#core/calculators/led-strip/plan/strip-findings.ts';
import type { StripResult } from '#core/calculators/led-strip/strip-result.ts';
import type { MessageKey } from '#core/i18n/messages.ts';

const words: Record<Severity, MessageKey<'strip'>> = {
  block: 'strip.severity.block',
  warn: 'strip.severity.warn',
  note: 'strip.severity.note',
};

/** Outlines of the icons, distinguishable without colour: a cross in an octagon, a triangle and a circle. */
const outlines: Record<Severity, string> = {
  block: 'M8 3h8l5 5v8l-5 5H8l-5-5V8zM9 9l6 6M15 9l-6 6',
  warn: 'M12 3.5l9.5 17h-19zM12 10v5M12 17.5v.5',
  note: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 11v6M12 7v.5',
};

/** Problems and notes about a plan, each with its severity as text and icon. */
export function StripFindings({ findings }: Pick<StripResult, 'findings'>) {
  const t = useT();
  if (findings.length === 0) return null;
  return (
    <ul className="strip-findings">
      {findings.map(({ severity, text }) => (
        <li key={text} data-severity={severity}>
          <Outline path={outlines[severity]} size={20} />
          <div>
            <strong>{t(words[severity])}</strong>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

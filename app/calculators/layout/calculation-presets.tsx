import { useT } from '#app/calculators/layout/calculation-texts.ts';
import type { PresetLink } from '#core/calculators/presets.ts';

/** Links to calculations that visitors often begin with; they keep the luminaire. */
export function CalculationPresets({ presets }: { presets: readonly PresetLink[] }) {
  const t = useT();
  return (
    <nav className="calculation-presets" aria-label={t('calculation.presets')}>
      <span aria-hidden="true">{t('calculation.presets')}</span>
      {presets.map(({ label, href, isShown }) => (
        <a key={label} href={href} aria-current={isShown || undefined} rel="nofollow">
          {label}
        </a>
      ))}
    </nav>
  );
}

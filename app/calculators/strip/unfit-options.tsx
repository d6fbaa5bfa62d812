import { useT } from '#app/calculators/strip/strip-texts.ts';
import { type FieldOption, unfitTexts } from '#core/calculators/led-strip/field-option.ts';
import { joinFigures } from '#core/i18n/join-figures.ts';

/** More are folded. */
const MOST_IN_SIGHT = 6;

/** What a field does not offer, and why. */
export function UnfitOptions({ options }: { options: readonly FieldOption[] }) {
  const t = useT();
  const count = options.filter(({ others }) => others !== '').length;
  if (count === 0) return null;
  const reasons = unfitTexts(t, options).map((text) => (
    <p key={text} className="strip-hint">
      {joinFigures(text)}
    </p>
  ));
  if (count <= MOST_IN_SIGHT) return reasons;
  return (
    <details className="strip-unfit">
      <summary>{t.count('strip.unfit', count)}</summary>
      {reasons}
    </details>
  );
}

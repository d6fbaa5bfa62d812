import { CalculationStep } from '#app/calculators/layout/calculation-step.tsx';
import { useT } from '#app/calculators/light/calculator-texts.ts';
import { LuminaireField } from '#app/calculators/light/luminaire-field.tsx';
import type { SearchVariants } from '#app/ui/use-variant-search.ts';
import { joinFigures } from '#core/i18n/join-figures.ts';

type Props = {
  search: SearchVariants;
  /** Code that the page was opened with. */
  start: string;
  /** Name of the luminaire that is calculated. */
  name: string | null;
  /** Why the luminaire of that code is not calculated. */
  refusal: string | null;
};

const HINT = 'calculator-luminaire-hint';

/** The luminaire with its field, and the button that submits the form. */
export function LuminaireChoice({ search, start, name, refusal }: Props) {
  const t = useT();
  return (
    <CalculationStep title={t('calculator.luminaire')} chosen={name} isOpen>
      <div className="calculator-group calculator-luminaire">
        {name && <p className="calculator-chosen">{joinFigures(name)}</p>}
        <LuminaireField
          search={search}
          start={start}
          label={t('calculator.luminaire')}
          hintId={HINT}
        />
        <button type="submit">{t('calculator.calculate')}</button>
        <p id={HINT} className="calculator-note">
          {start !== '' && !name
            ? (refusal ?? t('calculator.luminaire.unknown', { code: start }))
            : t('calculator.luminaire.hint')}
        </p>
      </div>
    </CalculationStep>
  );
}

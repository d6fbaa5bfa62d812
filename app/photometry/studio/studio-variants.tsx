import type { Variant } from '#core/catalogue/product-view.ts';
import { type Axis, type Choice, listChoices } from '#core/catalogue/variants/variant-choices.ts';
import type { Translate } from '#core/i18n/translate.ts';
import { formatCct, formatQuantity } from '#core/units.ts';
import { useT } from './studio-texts.ts';

/** The properties that change the light. */
const labels = {
  optic: 'figure.optic',
  cct: 'figure.cct',
  powerW: 'figure.power',
  size: 'figure.size',
} as const satisfies Partial<Record<Axis, string>>;
type LightAxis = keyof typeof labels;

type Props = {
  variants: Variant[];
  chosen: Variant;
  /** Names the group. */
  onChoose: (variant: Variant) => void;
};

/** Choices of optic, colour temperature, power and size, as far as the variants differ. */
export function StudioVariants({ variants, chosen, onChoose }: Props) {
  const t = useT();
  const groups = listChoices(variants, chosen);
  const shown = (Object.keys(labels) as LightAxis[]).flatMap((axis) => {
    const group = groups.find((each) => each.axis === axis);
    return group ? [{ axis, choices: group.choices }] : [];
  });
  return (
    <fieldset className="studio-variant">
      <legend className="visually-hidden">{chosen.sku}</legend>
      {shown.map(({ axis, choices }) => (
        <label key={axis} className="studio-choice">
          {t(labels[axis])}
          <select
            value={choices.find(({ isChosen }) => isChosen)?.value ?? ''}
            onChange={({ target }) => {
              const choice = choices.find(({ value }) => value === target.value);
              if (choice) onChoose(choice.variant);
            }}
          >
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choiceText(t, axis, choice)}
              </option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  );
}

/** A variant with another optic than this one's, else another variant. */
export function findRival(variants: Variant[], chosen: Variant): Variant | null {
  for (const axis of ['optic', 'cct', 'powerW', 'size'] as const) {
    const group = listChoices(variants, chosen).find((each) => each.axis === axis);
    const other = group?.choices.find(({ isChosen }) => !isChosen);
    if (other) return other.variant;
  }
  return null;
}

function choiceText(t: Translate<'studio'>, axis: LightAxis, { variant, value }: Choice): string {
  if (axis === 'cct' && variant.cctK !== null) return formatCct(variant.cctK, variant.cctMaxK);
  if (axis === 'powerW' && variant.powerW !== null) {
    const { powerWM, powerW } = variant;
    return powerWM
      ? formatQuantity(t.locale, powerWM, 'W/m')
      : formatQuantity(t.locale, powerW, 'W', 2);
  }
  if (value === '') return '–';
  return axis === 'size' ? `${value} mm` : value;
}

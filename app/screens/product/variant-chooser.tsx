import { type Translate, useT } from '#app/i18n/use-t.ts';
import styles from '#app/screens/product/variant-chooser.module.css';
import type { Variant } from '#core/catalogue/product-view.ts';
import { type Axis, axisValue, listChoices } from '#core/catalogue/variants/variant-choices.ts';
import type { MessageKey } from '#core/i18n/messages.ts';
import { formatCct, formatPlainNumber, formatQuantity } from '#core/units.ts';

type Props = { variants: Variant[]; chosen: Variant; hrefOf: (variant: Variant) => string };

const LABELS: Record<Axis, MessageKey> = {
  size: 'figure.size',
  powerW: 'figure.power',
  optic: 'figure.optic',
  cct: 'figure.cct',
  cri: 'figure.cri',
  dimming: 'figure.dimming',
  emergency: 'figure.emergency',
  finish: 'figure.finish',
  ip: 'figure.ip',
};

/**
 * Links for each property that differs between variants. Each leads to the nearest variant with that value; where another
 * property would change with it, the link says so before and after.
 */
export function VariantChooser({ variants, chosen, hrefOf }: Props) {
  const t = useT();
  return (
    <div className={styles.chooser}>
      {listChoices(variants, chosen).map(({ axis, choices }) => (
        <section key={axis} className={styles.group} aria-label={t(LABELS[axis])}>
          <span className={styles.label} aria-hidden="true">
            {t(LABELS[axis])}
          </span>
          <ul className={styles.values}>
            {choices.map((choice) => (
              <li key={choice.value}>
                <a
                  className={`${styles.value} ${choice.changes.length > 0 ? styles.other : ''}`}
                  href={hrefOf(choice.variant)}
                  data-replace
                  rel="nofollow"
                  aria-current={choice.isChosen ? 'true' : undefined}
                >
                  {axis === 'finish' && <span data-finish={choice.value} />}
                  {valueText(t, axis, choice.variant)}
                  {choice.changes.length > 0 && (
                    <small>
                      {t('chooser.changes-others', {
                        changes: choice.changes
                          .map((other) => changeText(t, other, [chosen, choice.variant]))
                          .join(',\n'),
                      })}
                    </small>
                  )}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** `CRI 90 → CRI 80` */
const changeText = (t: Translate, axis: Axis, variants: Variant[]) =>
  variants.map((variant) => valueText(t, axis, variant)).join('\u00a0→ ');

function valueText(t: Translate, axis: Axis, variant: Variant): string {
  const value = axisValue(variant, axis);
  if (value === '') return t(axis === 'powerW' ? 'chooser.no-power' : 'chooser.without');
  switch (axis) {
    case 'powerW':
      return powerText(t, variant);
    case 'cct':
      return formatCct(variant.cctK as number, variant.cctMaxK);
    case 'cri':
      return `CRI ${value}`;
    case 'dimming':
      return t(`dimming.${variant.dimming}`);
    case 'emergency':
      return t(`emergency.${variant.emergency}`);
    case 'finish':
      return t(`finish.${variant.finish}`);
    case 'size':
      return `${localDecimals(t, value)}\u00a0mm`;
    default:
      return value;
  }
}

/** Formats `2000 × 17.2` with the decimal sign of the language. */
function localDecimals({ locale }: Translate, size: string): string {
  return size.replace(/\d+\.\d+/g, (figure) => formatPlainNumber(locale, Number(figure)));
}

function powerText({ locale }: Translate, { powerW, powerWM }: Variant): string {
  if (powerWM) return formatQuantity(locale, powerWM, 'W/m');
  return formatQuantity(locale, powerW as number, 'W', 2);
}

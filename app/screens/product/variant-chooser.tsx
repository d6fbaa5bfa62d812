import { type Translate, useT } from '#app/i18n/use-t.ts';
import styles from '#app/screens/product/variant-chooser.module.css';
import type { Variant } from '#core/catalogue/product-view.ts';
import {
  type Axis,
  axisValue,
  type Choice,
  listChoices,
} from '#core/catalogue/variants/variant-choices.ts';
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
 * property would change with it, a note below the links says so, before and after.
 */
export function VariantChooser({ variants, chosen, hrefOf }: Props) {
  const t = useT();
  return (
    <div className={styles.chooser}>
      {listChoices(variants, chosen).map(({ axis, choices }) => {
        const options = choices.map((choice) => ({
          ...choice,
          text: valueText(t, axis, choice.variant),
          note: changesText(t, choice, chosen),
        }));
        const notes = [...new Set(options.map(({ note }) => note))].filter(Boolean);
        return (
          <section key={axis} className={styles.group} aria-label={t(LABELS[axis])}>
            <span className={styles.label} aria-hidden="true">
              {t(LABELS[axis])}
            </span>
            <ul className={styles.values}>
              {options.map(({ value, variant, isChosen, text, note }) => (
                <li key={value}>
                  <a
                    className={`${styles.value} ${note && styles.other}`}
                    href={hrefOf(variant)}
                    data-replace
                    rel="nofollow"
                    aria-current={isChosen ? 'true' : undefined}
                    aria-describedby={note ? `${axis}-${notes.indexOf(note)}` : undefined}
                  >
                    {axis === 'finish' && <span data-finish={value} />}
                    {text}
                  </a>
                </li>
              ))}
            </ul>
            {notes.map((note, index) => (
              <p key={note} className={styles.note}>
                {options
                  .filter((option) => option.note === note)
                  .map(({ text }) => text)
                  .join(', ')}
                {': '}
                <span id={`${axis}-${index}`}>{note}</span>
              </p>
            ))}
          </section>
        );
      })}
    </div>
  );
}

/** `changes CRI 90 → CRI 80, Emergency: None → 3 h self-test`; '' if nothing else changes. */
function changesText(t: Translate, { changes, variant }: Choice, chosen: Variant): string {
  if (changes.length === 0) return '';
  const texts = changes.map((axis) => {
    const variants = [chosen, variant];
    const values = variants.map((each) => valueText(t, axis, each)).join('\u00a0→ ');
    const isUnnamed = variants.some((each) => ['', 'none'].includes(axisValue(each, axis)));
    return isUnnamed ? `${t(LABELS[axis])}: ${values}` : values;
  });
  return t('chooser.changes-others', { changes: texts.join(', ') });
}

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

import { useT } from '#app/screens/product/detail-texts.ts';
import { Icon } from '#app/ui/icon.tsx';
import { attributesOf } from '#core/catalogue/attributes/attribute-rows.ts';
import { eprelUrl, parseLifetimeClass, yearlyHours, yearsOf } from '#core/catalogue/durability.ts';
import { lifetimeText } from '#core/catalogue/figures/value-texts.ts';
import type { ProductDetail, Variant } from '#core/catalogue/product-view.ts';
import { pathToPage } from '#core/i18n/paths.ts';
import type { Translate } from '#core/i18n/translate.ts';
import { formatQuantity } from '#core/units.ts';

type Props = { product: ProductDetail; chosen: Variant };

/** Lifetime, energy class and warranty: figures of the chosen variant, each with an explanation. */
export function ProductLife({ product, chosen }: Props) {
  const t = useT();
  const { energyClass, eprel } = chosen;
  const { warranty, life } = product.guides;
  const lifetime = lifetimeText(t, chosen);
  const attributes = attributesOf(product, chosen).flatMap((group) => group.rows);
  const rows = [...attributes, ...product.specification].filter(({ isDurability }) => isDurability);
  return (
    <>
      <div className="life-figures">
        <div>
          <h3>{t('figure.warranty')}</h3>
          <p className="life-figure">{t.count('product.years', product.warrantyYears)}</p>
          {warranty && <a href={pathToPage(t.locale, warranty)}>{t('detail.warranty-terms')}</a>}
        </div>
        {lifetime && (
          <div>
            <h3>{t('figure.lifetime')}</h3>
            <p className="life-figure">{lifetime}</p>
            {lifetimeSentences(t, chosen).map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
            {life && <a href={pathToPage(t.locale, life)}>{t('detail.life-guide')}</a>}
          </div>
        )}
        {energyClass && (
          <div>
            <h3>{t('figure.energy-class')}</h3>
            <p className="life-figure" data-class={energyClass}>
              {energyClass}
            </p>
            <p>
              {t(product.isLightSource ? 'detail.light-source' : 'detail.source', {
                class: energyClass,
              })}
            </p>
            {eprel && (
              <a href={eprelUrl(eprel)} rel="external noopener">
                {t('detail.eprel', { number: eprel })} <Icon name="outward" size={14} />
              </a>
            )}
          </div>
        )}
      </div>
      {rows.length > 0 && (
        <dl className="life-rows">
          {rows.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

/** Explains a rated life in plain words, as far as the variant's figures allow. */
function lifetimeSentences(
  t: Translate<'detail'>,
  { lifetimeH, lifetimeClass }: Variant,
): string[] {
  if (lifetimeH === null) return [];
  const hours = (value: number) => formatQuantity(t.locale, value, 'h', 0);
  const meaning = parseLifetimeClass(lifetimeClass);
  const years = t('detail.life-years', {
    office: yearsOf(lifetimeH, yearlyHours.office),
    officeHours: hours(yearlyHours.office),
    night: yearsOf(lifetimeH, yearlyHours.night),
    nightHours: hours(yearlyHours.night),
  });
  if (!meaning) return [years];
  const { fluxPercent: flux, sharePercent: share } = meaning;
  return [t('detail.life', { hours: hours(lifetimeH), flux, share }), years];
}

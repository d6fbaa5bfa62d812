import { ProductPicture } from '#app/catalogue/product-picture.tsx';
import { BreakableCode } from '#app/compare/breakable-code.tsx';
import { type Translate, useT } from '#app/i18n/use-t.ts';
import { comparedVariant, matchOf } from '#app/screens/listing/product-match.ts';
import { CompareBox } from '#app/ui/compare-box.tsx';
import type { ListingChip, ListingRow } from '#core/catalogue/listing/listing-view.ts';
import type { ProductCard, Span } from '#core/catalogue/product-view.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { formatCct, formatNumber } from '#core/units.ts';

type Figures = ProductCard['figures'];

const spanText = (span: Span | null, format: (value: number) => string) => {
  if (!span) return '–';
  return span.min === span.max ? format(span.min) : `${format(span.min)}–${format(span.max)}`;
};
const numbers = (t: Translate, span: Span | null) =>
  spanText(span, (value) => formatNumber(t.locale, value));

/** LED strip has power and flux per metre: `4.8–19.2/m` below `W`. */
const output = (t: Translate, figures: Figures, key: 'powerW' | 'fluxLm') => {
  const span = (figures.perMetre ?? figures)[key];
  return `${numbers(t, span)}${span && figures.perMetre ? '/m' : ''}`;
};

/**
 * The figures of the compact table. `order` is the direction in which the column sorts; secondary figures move below
 * the name if the table is narrow.
 */
export const figureColumns = [
  {
    id: 'wattage',
    short: 'W',
    label: 'figure.power',
    order: 'ascending',
    isSecond: false,
    text: (t: Translate, figures: Figures) => output(t, figures, 'powerW'),
  },
  {
    id: 'flux',
    short: 'lm',
    label: 'figure.flux',
    order: 'descending',
    isSecond: false,
    text: (t: Translate, figures: Figures) => output(t, figures, 'fluxLm'),
  },
  {
    id: 'efficacy',
    short: 'lm/W',
    label: 'figure.efficacy',
    order: 'descending',
    isSecond: false,
    text: (t: Translate, { efficacyLmW }: Figures) => numbers(t, efficacyLmW),
  },
  {
    id: 'cct',
    short: 'K',
    label: 'figure.cct',
    order: null,
    isSecond: true,
    text: (_: Translate, { cctK }: Figures) => spanText(cctK, String),
  },
  {
    id: 'cri',
    short: 'CRI',
    label: 'figure.cri',
    order: null,
    isSecond: true,
    text: (_: Translate, { cri }: Figures) => spanText(cri, String),
  },
  {
    id: 'ip',
    short: 'IP',
    label: 'figure.ip',
    order: null,
    isSecond: true,
    text: (_: Translate, { ip }: Figures) => ip?.replaceAll('IP', '') ?? '–',
  },
] as const;

/** A product in the compact table. */
export function ProductRow({ row, chosen }: { row: ListingRow; chosen: ListingChip[] }) {
  const t = useT();
  const { product, variant } = row;
  const match = matchOf(row);
  const path = pathTo(t.locale, 'products', product.slug);
  const variantCount = formatNumber(t.locale, product.variantCount);
  return (
    <tr>
      <th scope="row">
        <a
          className="listing-table-product"
          href={match ? `${path}?variation=${match.variantId}` : path}
        >
          <span className="listing-table-picture">
            <ProductPicture
              picture={product.picture && { ...product.picture, alt: '' }}
              drawing={product.drawing}
              sizes="64px"
            />
          </span>
          <span className="listing-table-names">
            <span className="listing-table-title">{product.title}</span>
            <span className="listing-table-code">
              <BreakableCode code={match ? variant.sku : product.code} />
            </span>
            <span className="listing-table-rest">{restText(t, product)}</span>
          </span>
        </a>
      </th>
      {figureColumns.map(({ id, isSecond, text }) => (
        <td key={id} className={isSecond ? 'listing-table-second' : undefined}>
          {text(t, product.figures)}
        </td>
      ))}
      <td className="listing-table-second">
        {match ? (
          <>
            <span aria-hidden="true">
              {`${formatNumber(t.locale, match.variantCount)} / ${variantCount}`}
            </span>
            <span className="visually-hidden">
              {t.count('card.matching', match.variantCount, { total: variantCount })}
            </span>
          </>
        ) : (
          variantCount
        )}
      </td>
      <td data-compare-cell>
        <CompareBox
          {...comparedVariant(row, chosen)}
          parent={product.id}
          name={product.title}
          isBare
        />
      </td>
    </tr>
  );
}

/** Figures that narrow screens have no columns for: `3000–4000 K · CRI 90 · IP65`. */
function restText(t: Translate, { figures, variantCount }: ProductCard): string {
  const { cctK, cri, ip } = figures;
  const parts = [
    cctK && formatCct(cctK.min, cctK.max),
    cri && `CRI\u00a0${spanText(cri, String)}`,
    ip,
    t.count('card.variants', variantCount).replace(' ', '\u00a0'),
  ];
  return parts.filter(Boolean).join('\u00a0· ');
}

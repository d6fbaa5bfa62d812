import { useT } from '#app/i18n/use-t.ts';
import type { ProductDetail, Variant } from '#core/catalogue/product-view.ts';
import { classColours, classRange, energyClassOf } from '#core/documents/class-colours.ts';
import type { DownloadView } from '#core/documents/document-kind.ts';

type Props = { product: ProductDetail & { downloads: DownloadView }; chosen: Variant };

/**
 * The class of a light source in its arrow with the range of classes, by (EU) 2019/2015, Annex VI; it links to the
 * label. Nothing for products that only contain a light source.
 */
export function EnergyArrow({ product, chosen }: Props) {
  const t = useT();
  const { folder, kinds, variants } = product.downloads;
  const energyClass = energyClassOf(chosen);
  const label = kinds.find(({ kind }) => kind === 'energy-label');
  const hasLabel = variants[product.variants.indexOf(chosen)]?.['energy-label'] !== undefined;
  if (!energyClass || !label || !hasLabel) return null;
  const [best, worst] = classRange;
  return (
    <a href={`${folder}/${chosen.sku}/${label.name}`}>
      <svg
        viewBox="0 0 80 30"
        width="80"
        height="30"
        fontWeight="700"
        role="img"
        aria-label={t('product.energy-class', { class: energyClass, best, worst })}
      >
        <path d="M.5 .5h19v29h-19z" fill="#fff" stroke="#000" />
        <text x="10" y="11" fontSize="10" textAnchor="middle">
          {best}
        </text>
        <path d="M10 13v7m-3-4l3-3 3 3" fill="none" stroke="#000" />
        <text x="10" y="28" fontSize="9" textAnchor="middle">
          {worst}
        </text>
        <path d="M19.5 .5h45l15 14.5-15 14.5h-45z" fill={classColours[energyClass]} stroke="#000" />
        <text
          x="42"
          y="23"
          fontSize="22"
          textAnchor="middle"
          fill="#fff"
          stroke="#000"
          paintOrder="stroke"
        >
          {energyClass}
        </text>
      </svg>
    </a>
  );
}

import { useT } from '#app/i18n/use-t.ts';
import { CopyCode } from '#app/screens/product/variants/copy-code.tsx';
import { CachedPart } from '#app/ui/cached-part.tsx';
import { CompareBox } from '#app/ui/compare-box.tsx';
import { ProjectBox } from '#app/ui/project-box.tsx';
import type { ProductDetail, Variant } from '#core/catalogue/product-view.ts';
import { columnLabel, type VariantColumn } from '#core/catalogue/variants/variant-columns.ts';
import { joinUnits } from '#core/i18n/join-units.ts';

type Props = {
  product: ProductDetail;
  variant: Variant;
  isChosen: boolean;
  href: string;
  /** The visible columns. */
  columns: VariantColumn[];
};

/** A variant: its code, figures, photometric file, and buttons that add it to lists. */
export function VariantRow({ isChosen, ...cells }: Props) {
  return (
    <CachedPart
      as="tr"
      aria-current={isChosen ? 'true' : undefined}
      cacheKey={cacheKeyOf(cells.href)}
    >
      <Cells {...cells} />
    </CachedPart>
  );
}

function Cells({ product, variant, href, columns }: Omit<Props, 'isChosen'>) {
  const t = useT();
  const { id, sku, legacySkus, photometry } = variant;
  return (
    <>
      <th scope="row">
        <span className="variants-code">
          <a href={href} data-replace rel="nofollow">
            <BreakableCode code={sku} />
          </a>
          <CopyCode code={sku} />
        </span>
        {legacySkus.length > 0 && (
          <span className="variants-legacy">
            {t('figure.legacy')} {legacySkus.join(', ')}
          </span>
        )}
      </th>
      <td className="variants-pick">
        <CompareBox id={id} parent={product.id} name={sku} isBare />
      </td>
      <td className="variants-pick">
        <ProjectBox id={id} parent={product.id} sku={sku} isBare />
      </td>
      {columns.map((column) => (
        <td
          key={column.id}
          className={classOf(column)}
          data-label={columnLabel(t, column)}
          data-unit={column.unit}
        >
          {joinUnits(column.text(t, variant) ?? '–')}
        </td>
      ))}
      <td data-label={t('figure.files')}>
        {photometry ? (
          <a href={photometry.url} download aria-label={`LDT ${sku}`}>
            LDT
          </a>
        ) : (
          '–'
        )}
      </td>
    </>
  );
}

/** URLs that do not change the table share the cached rows. */
function cacheKeyOf(href: string): string | null {
  return /\?variation=\d+$/.test(href) ? `row ${href}` : null;
}

function classOf(column: VariantColumn): string | undefined {
  if (column.id === 'description') return 'variants-description';
  return column.isNumeric ? 'variants-number' : undefined;
}

/** Renders a code with line break opportunities after its slashes. */
function BreakableCode({ code }: { code: string }) {
  return code
    .split(/(?<=\/)/)
    .flatMap((part, index) => (index === 0 ? [part] : [<wbr key={index} />, part]));
}

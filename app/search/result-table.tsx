import { Fragment } from 'react';
import { useT } from '#app/i18n/use-t.ts';
import type { SearchResult } from '#app/search/client/search-result.ts';
import { FEW_VARIANTS, type SearchRow } from '#app/search/client/search-rows.ts';
import { textOf } from '#app/search/client/split-marks.ts';
import { MarkedText } from '#app/search/marked-text.tsx';
import { ReplacedCodes } from '#app/search/replaced-codes.tsx';
import { Thumbnail } from '#app/search/thumbnail.tsx';
import { CompareBox } from '#app/ui/compare-box.tsx';
import { Icon } from '#app/ui/icon.tsx';

type Props = {
  rows: SearchRow[];
  /** The result with exactly the SKU. */
  exactId: string | undefined;
  label: string;
};

/** Product codes beside names, descriptions and pictures; each row is one link and opens its variants. */
export function ResultTable({ rows, exactId, label }: Props) {
  const t = useT();
  return (
    <table className="result-table" aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{t('search.code')}</th>
          <th scope="col">{t('search.name')}</th>
          <th scope="col" className="result-table-compare">
            {t('compare.box')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Fragment key={row.id}>
            <ResultRow result={row} isExact={row.id === exactId} />
            {row.variants.length > 0 && <VariantsRow row={row} />}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

/** The variants below a product, folded unless they are few. */
function VariantsRow({ row: { variants, variantTotal } }: { row: SearchRow }) {
  const t = useT();
  return (
    <tr className="result-table-more">
      <td colSpan={3}>
        <details open={variantTotal <= FEW_VARIANTS}>
          <summary data-place>{t.count('card.variants', variantTotal)}</summary>
          <ul className="result-table-variants">
            {variants.map(({ id, sku, description, href }) => (
              <li key={id}>
                <a href={href} data-place>
                  <MarkedText pieces={sku} isCode />
                </a>{' '}
                <MarkedText pieces={description} />
              </li>
            ))}
          </ul>
        </details>
      </td>
    </tr>
  );
}

function ResultRow({ result, isExact }: { result: SearchResult; isExact: boolean }) {
  const t = useT();
  const { id, sku, title, description, replaces, href, pictureUrl, compare } = result;
  return (
    <tr>
      <th scope="row">
        <span id={`${id}-code`} className="result-table-code">
          <MarkedText pieces={sku} isCode />
        </span>
        {isExact && replaces.length === 0 && (
          <span className="result-table-badge">
            <Icon name="check" size={14} /> {t('search.exact')}
          </span>
        )}
        <ReplacedCodes codes={replaces} />
      </th>
      <td>
        <span className="result-table-product">
          <Thumbnail url={pictureUrl} />
          <a
            id={`${id}-title`}
            className="result-table-title"
            href={href}
            data-place
            aria-labelledby={`${id}-code ${id}-title ${id}-description`}
          >
            <MarkedText pieces={title} />
          </a>
          <span id={`${id}-description`} className="result-table-description">
            <MarkedText pieces={description} />
          </span>
        </span>
      </td>
      <td className="result-table-compare">
        <CompareBox first={null} {...compare} name={textOf(compare.id ? sku : title)} isBare />
      </td>
    </tr>
  );
}

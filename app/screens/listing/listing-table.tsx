import type { ReactNode } from 'react';
import { useT } from '#app/i18n/use-t.ts';
import { figureColumns, ProductRow } from '#app/screens/listing/product-row.tsx';
import { sortedBy } from '#app/screens/listing/sort-select.tsx';
import { Icon } from '#app/ui/icon.tsx';
import {
  formatListingState,
  type ListingState,
  type SortId,
  sortOf,
} from '#core/catalogue/listing/listing-state.ts';
import type { ProductListing } from '#core/catalogue/listing/listing-view.ts';

type Props = {
  listing: Pick<ProductListing, 'rows' | 'chosen'>;
  state: ListingState;
  /** Path of the listing, without its query. */
  path: string;
};

/** A listing as a compact table, one row per product; sortable columns have links in their headings. */
export function ListingTable({ listing: { rows, chosen }, state, path }: Props) {
  const t = useT();
  const hrefOf = (sort: SortId) => path + formatListingState(sortedBy(state, sort));
  const sort = sortOf(state);
  return (
    <table className="listing-table">
      <thead>
        <tr>
          <th scope="col" aria-sort={sort === 'name' ? 'ascending' : undefined}>
            <SortLink href={hrefOf('name')} isCurrent={sort === 'name'}>
              {t('listing.product')}
            </SortLink>
          </th>
          {figureColumns.map(({ id, label, short, order, isSecond }) => (
            <th
              key={id}
              scope="col"
              className={isSecond ? 'listing-table-second' : undefined}
              aria-sort={order && sort === id ? order : undefined}
            >
              {order ? (
                <SortLink href={hrefOf(id)} isCurrent={sort === id}>
                  <Abbreviation short={short} long={t(label)} />
                </SortLink>
              ) : (
                <Abbreviation short={short} long={t(label)} />
              )}
            </th>
          ))}
          <th scope="col" className="listing-table-second">
            {t('listing.variants')}
          </th>
          <th scope="col" data-compare-cell>
            {t('compare.box')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <ProductRow key={row.product.id} row={row} chosen={chosen} />
        ))}
      </tbody>
    </table>
  );
}

type SortLinkProps = { href: string; isCurrent: boolean; children: ReactNode };

function SortLink({ href, isCurrent, children }: SortLinkProps) {
  return (
    <a
      className="listing-table-sort"
      href={href}
      rel="nofollow"
      aria-current={isCurrent ? 'true' : undefined}
    >
      {children}
      <Icon name="down" size={12} />
    </a>
  );
}

/** Shows `lm`; screen readers hear `Luminous flux, lm`. */
function Abbreviation({ short, long }: { short: string; long: string }) {
  return (
    <>
      <span aria-hidden="true" title={long}>
        {short}
      </span>
      <span className="visually-hidden">{`${long}, ${short}`}</span>
    </>
  );
}

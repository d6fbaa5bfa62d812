import styles from '#app/catalogue/listing.module.css';
import { ProductGrid } from '#app/catalogue/product-grid.tsx';
import { TermLinks } from '#app/catalogue/term-links.tsx';
import { useT } from '#app/i18n/use-t.ts';
import { Pagination } from '#app/ui/pagination.tsx';
import type { ProductListing } from '#core/catalogue/product.ts';

/** What narrows the listing, as slugs; it is kept in the address. */
export type ChosenTerms = { type?: string | undefined; family?: string | undefined };

type Props = {
  listing: ProductListing;
  /** Address of the listing without its query. */
  path: string;
  chosen: ChosenTerms;
  emptyText: string;
};

/** A page of products with the types and families that narrow it, and the way to the other pages. */
export function Listing({ listing, path, chosen, emptyText }: Props) {
  const t = useT();
  const { products, total, page, pageCount, types, families } = listing;
  const hrefOf = (query: ChosenTerms & { page?: number }) => addressOf(path, query);
  return (
    <div className={styles.listing}>
      {types.length > 1 && (
        <TermLinks
          label={t('listing.types')}
          allText={t('listing.all-types')}
          terms={types}
          chosen={chosen.type}
          hrefOf={(type) => hrefOf({ ...chosen, type })}
        />
      )}
      {families.length > 1 && (
        <TermLinks
          label={t('listing.families')}
          allText={t('listing.all-families')}
          terms={families}
          chosen={chosen.family}
          hrefOf={(family) => hrefOf({ ...chosen, family })}
        />
      )}
      <p className={styles.count} role="status">
        {t.count('listing.count', total)}
      </p>
      {products.length > 0 ? (
        <ProductGrid products={products} hasFirstPicture />
      ) : (
        <p>{emptyText}</p>
      )}
      <Pagination
        page={page}
        pageCount={pageCount}
        hrefOf={(number) => hrefOf({ ...chosen, page: number })}
        labels={{
          nav: t('pagination'),
          previous: t('pagination.previous'),
          next: t('pagination.next'),
          page: (number) => t('pagination.page', { number }),
        }}
      />
    </div>
  );
}

function addressOf(path: string, { type, family, page }: ChosenTerms & { page?: number }): string {
  const query = new URLSearchParams();
  if (type) query.set('type', type);
  if (family) query.set('family', family);
  if (page && page > 1) query.set('page', String(page));
  return query.size > 0 ? `${path}?${query}` : path;
}

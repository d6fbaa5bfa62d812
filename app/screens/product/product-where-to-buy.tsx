import { useT } from '#app/screens/product/detail-texts.ts';
import styles from '#app/screens/product/product-where-to-buy.module.css';
import stackStyles from '#app/ui/shared/stack.module.css';
import type { Term } from '#core/catalogue/product-view.ts';
import type { SiteOptions } from '#core/content/site-view.ts';
import { pathTo } from '#core/i18n/paths.ts';
import type { StockistSummary } from '#core/places/place.ts';

type Props = {
  options: SiteOptions;
  code: string;
  stockists: StockistSummary;
  /** The category of the product that stockists may have in stock. */
  family: Term | undefined;
};

/** Links to stockists of a product, and contacts for it. */
export function WhereToBuy({ options, code, stockists, family }: Props) {
  const t = useT();
  const { stockists_link: link, contacts } = options;
  return (
    <div className={styles.buy}>
      <div className={stackStyles.stack}>
        <p>{t('buy.text')}</p>
        {family && stockists.total > 0 ? (
          <Stockists stockists={stockists} family={family} />
        ) : (
          <a className={styles.stockists} href={link.url}>
            {link.title}
          </a>
        )}
      </div>
      <ul className={styles.contacts}>
        {contacts.map(({ title, email, phoneNumber }) => (
          <li key={title}>
            <strong>{title}</strong>
            <a href={`mailto:${email}?subject=${encodeURIComponent(code)}`}>{email}</a>
            <a href={`tel:${phoneNumber.replace(/[^+\d]/g, '')}`}>{phoneNumber}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A link to find a nearby stockist, and the names of a few. */
function Stockists({ stockists, family }: { stockists: StockistSummary; family: Term }) {
  const t = useT();
  const path = pathTo(t.locale, 'stockists');
  return (
    <>
      <search>
        <form className={styles.search} action={path}>
          <label>
            {t('detail.stockists-search')}
            <input type="search" name="search" autoComplete="postal-code" />
          </label>
          <input type="hidden" name="family" value={family.slug} />
          <button type="submit">{t('detail.stockists-find')}</button>
        </form>
      </search>
      <p>{t.count('detail.stockists', stockists.total, { family: family.title })}</p>
      <ul className={styles.names}>
        {stockists.some.map(({ id, name, town }) => (
          <li key={id}>
            <strong>{name}</strong> {town}
          </li>
        ))}
      </ul>
      <a href={`${path}?family=${family.slug}`}>{t('detail.stockists-all')}</a>
    </>
  );
}

import { useT } from '#app/i18n/use-t.ts';
import styles from '#app/layout/where-to-buy.module.css';
import type { SiteOptions } from '#core/content/site.ts';

type Props = { options: SiteOptions; code: string };

/** Who sells a product, and whom to ask about it. */
export function WhereToBuy({ options, code }: Props) {
  const t = useT();
  const { stockists_link: stockists, contacts } = options;
  return (
    <div className={styles.buy}>
      <div className={styles.lead}>
        <p>{t('buy.text')}</p>
        <a className={styles.stockists} href={stockists.url}>
          {stockists.title}
        </a>
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

import { useEffect, useRef } from 'react';
import styles from '#app/frame/foot/site-footer.module.css';
import { SocialLinks } from '#app/frame/foot/social-links.tsx';
import { SiteLogo } from '#app/frame/site-logo.tsx';
import { useT } from '#app/i18n/use-t.ts';
import type { SiteData } from '#app/page/site-data.ts';
import { CachedPart } from '#app/ui/cached-part.tsx';
import type { FooterColumn, Menu, SiteOptions } from '#core/content/site-view.ts';

const columns: FooterColumn[] = ['one', 'two', 'three', 'four'];

/** Contacts, site links, and legal information. */
export function SiteFooter({ site: { options, menu } }: { site: SiteData }) {
  const badges = [options.liaqa_logo, options.carbon_measured_company_logo];
  return (
    <CachedPart as="footer" className={styles.footer} cacheKey="footer">
      <div className="container">
        <div className={styles.first}>
          <SiteLogo options={options} ground="dark" className={styles.logo} isLazy />
          <Contacts contacts={options.contacts} />
        </div>
        <div className={styles.columns}>
          {columns.map((name) => (
            <Column key={name} menu={menu} name={name} />
          ))}
        </div>
        <div className={styles.last}>
          <p className={styles.copyright}>
            © <Year /> {options.copyright_text}
          </p>
          <div className={styles.badges}>
            {badges.map(
              (badge) =>
                badge && (
                  <img
                    key={badge.url}
                    src={badge.url}
                    width={badge.width}
                    height={badge.height}
                    alt={badge.alt}
                    loading="lazy"
                  />
                ),
            )}
          </div>
          <SocialLinks links={options.social_links} />
        </div>
      </div>
    </CachedPart>
  );
}

function Contacts({ contacts }: { contacts: SiteOptions['contacts'] }) {
  const t = useT();
  return (
    <ul className={styles.contacts} aria-label={t('footer.contacts')}>
      {contacts.map(({ title, email, phoneNumber }) => (
        <li key={title}>
          <strong>{title}</strong>
          <a href={`tel:${phoneNumber.replace(/[^+\d]/g, '')}`}>{phoneNumber}</a>
          <a href={`mailto:${email}`}>{email}</a>
        </li>
      ))}
    </ul>
  );
}

function Column({ menu, name }: { menu: Menu; name: FooterColumn }) {
  const head = menu[`footer_navigation_column_${name}`][0];
  if (!head) return null;
  const id = `footer-${name}`;
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {head.title}
      </h2>
      <ul className={styles.links}>
        {head.children.map(({ title, url }) => (
          <li key={title}>
            <a href={url}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The current year. A page that was cached last year is corrected in the browser. */
function Year() {
  const year = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const now = String(new Date().getFullYear());
    if (year.current && year.current.textContent !== now) year.current.textContent = now;
  }, []);
  return (
    <span ref={year} suppressHydrationWarning>
      {new Date().getFullYear()}
    </span>
  );
}

import styles from '#app/frame/foot/newsletter-strip.module.css';
import { SiteLink } from '#app/frame/site-link.tsx';
import { useT } from '#app/i18n/use-t.ts';
import type { SiteOptions } from '#core/content/site-view.ts';

/** The invitation to the newsletter: to our own form, to that of another site, or to both. */
export function NewsletterStrip({ options }: { options: SiteOptions }) {
  const t = useT();
  const {
    newsletter_prefooter_title: title,
    newsletter_form_url: url,
    newsletter_sign_up_url: ownUrl,
  } = options;
  if (title === '') return null;
  return (
    <section className={styles.strip} aria-labelledby="newsletter-title">
      <div className={`container ${styles.row}`}>
        <h2 id="newsletter-title" className={styles.title}>
          {title}
        </h2>
        <div className={styles.body}>
          <p className={styles.text}>{options.newsletter_prefooter_text}</p>
          {ownUrl && (
            <a className={styles.button} href={ownUrl}>
              {t('newsletter.sign-up')}
            </a>
          )}
          {url !== '' && (
            <SiteLink
              className={ownUrl ? styles.other : styles.button}
              link={{
                url,
                title: t(ownUrl ? 'newsletter.elsewhere' : 'newsletter.sign-up'),
                target: '_blank',
              }}
            />
          )}
          <p className={styles.legal}>{options.newsletter_prefooter_legal_text}</p>
        </div>
      </div>
    </section>
  );
}

import { useT } from '#app/i18n/use-t.ts';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { pathTo } from '#core/i18n/paths.ts';

/** Explains why a file could not be sent, with links to go on. */
export function ProblemNotice({ text }: { text: string }) {
  const t = useT();
  return (
    <main id="main" className="container">
      <title>{text}</title>
      <meta name="robots" content="noindex" />
      <PageHeading title={text} />
      <p>
        <a href={pathTo(t.locale, 'product-categories')}>{t('home.browse')}</a>
      </p>
      <p>
        <a href={pathTo(t.locale, 'home')}>{t('error.go-home')}</a>
      </p>
    </main>
  );
}

import { useT } from '#app/i18n/use-t.ts';
import { useLocation } from '#app/router/router.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { FILE_SET_PARAM, pathToFileSet } from '#core/documents/file-set-address.ts';
import { pathTo } from '#core/i18n/paths.ts';

/** Explains why a file could not be sent, with links to go on. */
export function ProblemNotice({ text }: { text: string }) {
  const t = useT();
  const category = new URLSearchParams(useLocation().search).get(FILE_SET_PARAM);
  return (
    <main id="main" className="container">
      <title>{text}</title>
      <meta name="robots" content="noindex" />
      <PageHeading title={text} />
      {category && (
        <p>
          <a href={pathToFileSet(t.locale, category)}>{t('error.back-to-downloads')}</a>
        </p>
      )}
      <p>
        <a href={pathTo(t.locale, 'product-categories')}>{t('home.browse')}</a>
      </p>
      <p>
        <a href={pathTo(t.locale, 'home')}>{t('error.go-home')}</a>
      </p>
    </main>
  );
}

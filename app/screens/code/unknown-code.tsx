import { useT } from '#app/screens/code/code-texts.ts';
import { PageHeading } from '#app/ui/page-heading.tsx';
import searchStyles from '#app/ui/search-form.css?url';
import { SearchForm } from '#app/ui/search-form.tsx';
import { pathTo } from '#core/i18n/paths.ts';

/** Says that no product has a code, and offers to search for it. */
export function UnknownCode({ code }: { code: string }) {
  const t = useT();
  return (
    <main id="main" className="container">
      <link rel="stylesheet" href={searchStyles} precedence="parts" />
      <PageHeading title={t('code.unknown', { code })} text={t('code.unknown-advice')} />
      <SearchForm
        action={pathTo(t.locale, 'products')}
        label={t('search.code')}
        submit={t('code.search')}
        value={code}
      />
    </main>
  );
}

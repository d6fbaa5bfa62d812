import codeStyles from '#app/screens/code/code-page.css?url';
import { useT } from '#app/screens/code/code-texts.ts';
import type { CodeMatches } from '#app/screens/code/load-code.ts';
import { PageHeading } from '#app/ui/page-heading.tsx';
import searchStyles from '#app/ui/search-form.css?url';
import { SearchForm } from '#app/ui/search-form.tsx';
import { pathToCodes } from '#core/i18n/code-paths.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { formatNumber } from '#core/units.ts';

type Props = CodeMatches & { title: string; description: string; code: string };

/** Lists the variants for words or a part of a code, or says that no product has the code; offers to search again. */
export function UnknownCode({ title, description, code, matches, all }: Props) {
  const t = useT();
  const hasMatches = matches.length > 0;
  return (
    <main id="main" className="container">
      <link rel="stylesheet" href={searchStyles} precedence="parts" />
      <link rel="stylesheet" href={codeStyles} precedence="parts" />
      <PageHeading title={title} text={description} />
      <SearchForm
        action={hasMatches || code === '' ? pathToCodes(t.locale) : pathTo(t.locale, 'products')}
        label={t('search.code')}
        submit={t('code.search')}
        value={code}
      />
      {hasMatches && (
        <ul className="code-matches">
          {matches.map(({ sku, description: text, href }) => (
            <li key={sku}>
              <a href={href}>{sku}</a>
              <span>{text}</span>
            </li>
          ))}
        </ul>
      )}
      {all && (
        <p className="code-all">
          {all.total > matches.length &&
            `${t('code.shown', { shown: matches.length, total: formatNumber(t.locale, all.total) })} `}
          <a href={all.href}>{t('code.all')}</a>
        </p>
      )}
    </main>
  );
}

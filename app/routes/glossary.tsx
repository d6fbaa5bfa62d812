import drawingStyles from '#app/content/drawing.css?url';
import glossaryStyles from '#app/content/glossary.css?url';
import { GlossaryTerms, TermIndex } from '#app/content/glossary-terms.tsx';
import { loadT, useT } from '#app/content/glossary-texts.ts';
import { type PageTerm, toSent } from '#app/content/sent-terms.ts';
import { useOpenFold } from '#app/frame/navigation/use-open-fold.ts';
import { requestLocale } from '#app/i18n/request-locale.ts';
import { homeCrumb } from '#app/page/crumbs.ts';
import type { PageHandle } from '#app/page/page-handle.ts';
import { contextOf, pageMeta } from '#app/page/page-meta.ts';
import { searchedText } from '#app/page/searched-text.ts';
import { servicesContext } from '#app/services-context.ts';
import { Breadcrumbs, type Crumb } from '#app/ui/breadcrumbs.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { ResultCount } from '#app/ui/result-count.tsx';
import searchStyles from '#app/ui/search-form.css?url';
import { SearchForm } from '#app/ui/search-form.tsx';
import disclosureStyles from '#app/ui/shared/disclosure.module.css';
import { glossaryLetterOf, glossaryLetters, searchGlossary } from '#core/content/glossary-view.ts';
import { alternatesOf, pathTo } from '#core/i18n/paths.ts';
import type { Route } from './+types/glossary.ts';

type Page = {
  terms: PageTerm[];
  search: string;
  crumbs: Crumb[];
  head: { title: string; description: string };
};

export const handle = {
  paths: (_, search) => alternatesOf('glossary', undefined, search),
  sent: (data) => ({ ...data, terms: data.terms.map(toSent) }),
} satisfies PageHandle<Page>;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { siteUrl, locale } = contextOf(matches);
  const { head, terms, search, crumbs } = loaderData;
  const url = `${siteUrl}${pathTo(locale, 'glossary')}`;
  return pageMeta(matches, {
    ...head,
    paths: alternatesOf('glossary'),
    crumbs,
    jsonLd: [definedTermSet(head.title, url, terms)],
    isIndexed: search === '',
  });
}

function definedTermSet(name: string, url: string, terms: PageTerm[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'DefinedTermSet',
    '@id': url,
    name,
    hasDefinedTerm: terms.map((term) => ({
      '@type': 'DefinedTerm',
      '@id': `${url}#${term.anchor}`,
      name: term.title,
    })),
  };
}

export async function loader({ url, context }: Route.LoaderArgs): Promise<Page> {
  const locale = requestLocale(url);
  const t = await loadT(locale);
  const { editorial } = context.get(servicesContext);
  const [all, articles] = await Promise.all([
    editorial.listGlossary(locale),
    editorial.listTermArticles(locale),
  ]);
  const search = searchedText(url);
  return {
    terms: searchGlossary(all, search).map(({ id, code, definition, ...shown }) => ({
      ...shown,
      articles: articles.get(id) ?? [],
    })),
    search,
    crumbs: [homeCrumb(locale), { title: t('glossary.title'), href: pathTo(locale, 'glossary') }],
    head: { title: t('glossary.title'), description: t('glossary.text', { count: all.length }) },
  };
}

/** Lists the technical terms from A to Z; the letter of a term named in the URL fragment is opened. */
export default function Glossary({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { terms, search, head, crumbs } = loaderData;
  useOpenFold();
  const path = pathTo(t.locale, 'glossary');
  const shown = new Set(terms.map(({ anchor }) => anchor));
  const hrefOf = (anchor: string) => (shown.has(anchor) ? `#${anchor}` : `${path}#${anchor}`);
  return (
    <main id="main" className="container">
      <link rel="stylesheet" href={searchStyles} precedence="parts" />
      <link rel="stylesheet" href={drawingStyles} precedence="parts" />
      <link rel="stylesheet" href={glossaryStyles} precedence="parts" />
      <Breadcrumbs label={t('breadcrumbs')} crumbs={crumbs.slice(0, -1)} current={head.title} />
      <PageHeading title={head.title} text={head.description} />
      <SearchForm
        action={path}
        label={t('glossary.search')}
        submit={t('glossary.submit')}
        value={search}
      />
      <ResultCount
        text={
          terms.length > 0
            ? t.count('glossary.count', terms.length)
            : t('glossary.none', { 0: search })
        }
        search={search}
        clear={{ href: path, label: t('glossary.clear') }}
      />
      {search === '' ? (
        <TermsByLetter terms={terms} />
      ) : (
        terms.length > 0 && (
          <section className="glossary-letter">
            <h2>{search}</h2>
            <GlossaryTerms terms={terms} hrefOf={hrefOf} />
          </section>
        )
      )}
    </main>
  );
}

/** Terms folded by initial letter, each with its terms as links; a browser opens the fold of a link's target itself. */
function TermsByLetter({ terms }: { terms: PageTerm[] }) {
  const t = useT();
  const byLetter = Map.groupBy(terms, ({ title }) => glossaryLetterOf(title));
  const letters = byLetter.has('#') ? ['#', ...glossaryLetters] : glossaryLetters;
  return (
    <>
      <nav className="link-row" aria-label={t('glossary.letters')}>
        {letters.map((letter) =>
          byLetter.has(letter) ? (
            <a key={letter} href={`#${idOf(letter)}`}>
              {letter}
            </a>
          ) : (
            <span key={letter} role="img" aria-label={t('glossary.no-terms', { letter })}>
              {letter}
            </span>
          ),
        )}
      </nav>
      {letters.flatMap((letter) => {
        const letterTerms = byLetter.get(letter);
        return letterTerms ? (
          <section key={letter} className="glossary-letter">
            <details className={disclosureStyles.disclosure}>
              <summary>
                <h2>{letter}</h2>
              </summary>
              <div id={idOf(letter)}>
                <GlossaryTerms terms={letterTerms} hrefOf={(anchor) => `#${anchor}`} />
              </div>
            </details>
            <TermIndex terms={letterTerms} />
          </section>
        ) : (
          []
        );
      })}
    </>
  );
}

function idOf(letter: string): string {
  return letter === '#' ? 'letter-0' : `letter-${letter.toLowerCase()}`;
}

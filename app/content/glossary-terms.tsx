import { anchorProps } from '#app/content/anchor-props.ts';
import { useT } from '#app/content/glossary-texts.ts';
import { isWhole, type PageTerm, readSent } from '#app/content/sent-terms.ts';
import { Prose } from '#app/ui/prose.tsx';
import type { ShownTerm } from '#core/content/glossary-view.ts';
import { joinFigures } from '#core/i18n/join-figures.ts';
import { pathTo } from '#core/i18n/paths.ts';

/** Returns the link to a term: on this page, or on the glossary if this page shows only some terms. */
type HrefOf = (anchor: string) => string;

/** Terms with their symbols, units, definitions and related terms. */
export function GlossaryTerms({ terms, hrefOf }: { terms: PageTerm[]; hrefOf: HrefOf }) {
  const [first] = terms;
  if (first && !isWhole(first)) {
    return <div className="glossary-terms" dangerouslySetInnerHTML={{ __html: readSent(first) }} />;
  }
  return (
    <div className="glossary-terms">
      {terms.filter(isWhole).map((term) => (
        <Term key={term.anchor} {...{ term, hrefOf }} />
      ))}
    </div>
  );
}

/** The names of terms as links, while the terms themselves are folded. */
export function TermIndex({ terms }: { terms: PageTerm[] }) {
  return (
    <ul className="glossary-index">
      {terms.map(({ anchor, title }) => (
        <li key={anchor}>
          <a href={`#${anchor}`}>{title}</a>
        </li>
      ))}
    </ul>
  );
}

function Term({ term, hrefOf }: { term: ShownTerm; hrefOf: HrefOf }) {
  const t = useT();
  const { anchor, title, symbol, unit, synonyms, related, articles } = term;
  const figures = [
    { label: t('glossary.symbol'), value: symbol },
    { label: t('glossary.unit'), value: unit },
  ].filter(({ value }) => value !== '');
  return (
    <section className="glossary-term" {...anchorProps(term)} aria-labelledby={`${anchor}-title`}>
      <h3 id={`${anchor}-title`}>
        <a href={`#${anchor}`}>{title}</a>
      </h3>
      {term.drawingSvg && (
        <figure className="drawing" dangerouslySetInnerHTML={{ __html: term.drawingSvg }} />
      )}
      {figures.length > 0 && (
        <dl>
          {figures.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <Prose html={term.definitionHtml} />
      {synonyms.length > 0 && (
        <p className="glossary-also">
          {t('glossary.synonyms')}: {synonyms.join(', ')}
        </p>
      )}
      {related.length > 0 && (
        <p className="glossary-also">
          {t('glossary.related')}:{' '}
          {related.map((other, index) => (
            <span key={other.anchor}>
              {index > 0 && ', '}
              <a href={hrefOf(other.anchor)}>{joinFigures(other.title)}</a>
            </span>
          ))}
        </p>
      )}
      {articles.length > 0 && (
        <p className="glossary-also">
          {t('glossary.read-on')}:{' '}
          {articles.map(({ path, title: text }, index) => (
            <span key={path}>
              {index > 0 && ', '}
              <a href={pathTo(t.locale, 'articles', path)}>{joinFigures(text)}</a>
            </span>
          ))}
        </p>
      )}
    </section>
  );
}

import type { Term } from '#core/catalogue/product-view.ts';

type Props = {
  label: string;
  terms: (Pick<Term, 'slug' | 'title'> & { count: number })[];
  hrefOf: (slug: string | undefined) => string;
  /** Text of the link that removes the filter, if the terms filter a listing. */
  allText?: string;
  chosen?: string[];
  /** The links lead to filter combinations, which search engines need not follow. */
  isCombined?: boolean;
};

/** Terms with their product counts, as a row of links. */
export function TermLinks({ label, terms, hrefOf, allText, chosen = [], isCombined }: Props) {
  return (
    <nav className="term-links" aria-label={label}>
      <span className="term-links-label" aria-hidden="true">
        {label}
      </span>
      <ul className="term-links-links">
        {allText && (
          <li>
            <a href={hrefOf(undefined)} aria-current={chosen.length === 0 ? 'true' : undefined}>
              {allText}
            </a>
          </li>
        )}
        {terms.map(({ slug, title, count }) => (
          <li key={slug}>
            <a
              href={count > 0 ? hrefOf(slug) : undefined}
              rel={isCombined ? 'nofollow' : undefined}
              aria-disabled={count === 0 || undefined}
              aria-current={chosen.includes(slug) ? 'true' : undefined}
            >
              {title} <span className="term-links-number">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { useT } from '#app/i18n/use-t.ts';
import type { ProductListing } from '#core/catalogue/listing/listing-view.ts';

type Props = Pick<ProductListing, 'leftOut' | 'correction'> & {
  /** Path of the listing, without its query. */
  path: string;
  /** Marks the link for the keys of the search over a page. */
  isPlace?: boolean;
};

/** Says how the results differ from the typed text: words without results, and a misspelt text. */
export function SearchNotes({ leftOut, correction, path, isPlace = false }: Props) {
  const t = useT();
  if (leftOut.length === 0 && !correction) return null;
  const words = new Intl.ListFormat(t.locale, { type: 'conjunction' }).format(leftOut);
  return (
    <div className="search-notes">
      {correction && (
        <p>
          {t('search.did-you-mean')}{' '}
          <a href={path + correction.query} data-place={isPlace || undefined}>
            {correction.text}
          </a>
        </p>
      )}
      {leftOut.length > 0 && <p>{t('search.left-out', { words })}</p>}
    </div>
  );
}

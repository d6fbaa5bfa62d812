import { Fragment } from 'react';
import { useT } from '#app/i18n/use-t.ts';
import type { ProductListing } from '#core/catalogue/listing/listing-view.ts';
import type { AbsentThing } from '#core/catalogue/search/absent-things.ts';

type Props = Pick<ProductListing, 'leftOut' | 'correction' | 'absent'> & {
  /** Path of the listing, without its query. */
  path: string;
  /** Marks the link for the keys of the search over a page. */
  isPlace?: boolean;
};

/** Says how the results differ from the typed text: words without results, a misspelt text, what the range lacks. */
export function SearchNotes({ leftOut, correction, absent, path, isPlace = false }: Props) {
  const t = useT();
  if (leftOut.length === 0 && !correction && !absent) return null;
  const words = new Intl.ListFormat(t.locale, { type: 'conjunction' }).format(leftOut);
  return (
    <div className="search-notes">
      {absent && <Absent {...absent} path={path} isPlace={isPlace} />}
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

type AbsentProps = AbsentThing & Required<Pick<Props, 'path' | 'isPlace'>>;

/** What the range has nothing of, with searches for what is near. */
function Absent({ words, near, path, isPlace }: AbsentProps) {
  const t = useT();
  return (
    <p>
      {t('search.absent', { words })} {near.length > 0 && t('search.near')}
      {near.map((other, at) => (
        <Fragment key={other}>
          {at > 0 && ','}{' '}
          <a href={`${path}?search=${encodeURIComponent(other)}`} data-place={isPlace || undefined}>
            {other}
          </a>
        </Fragment>
      ))}
    </p>
  );
}

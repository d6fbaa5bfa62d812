import { useEffect, useRef, useState } from 'react';
import { useT } from '#app/i18n/use-t.ts';
import type { ProductListing } from '#core/catalogue/listing/listing-view.ts';

type Props = { listing: ProductListing; noneText: string };

/** Announces each change of a listing to screen readers. */
export function ListingAnnouncer({ listing, noneText }: Props) {
  const t = useT();
  const [text, setText] = useState('');
  const announced = useRef(listing);
  const { total, page, pageCount, leftOut } = listing;
  const result =
    total === 0
      ? noneText
      : [
          t.count('listing.count', total),
          pageCount > 1 ? t('listing.page', { page, count: pageCount }) : '',
          leftOut.length > 0 ? t('search.left-out', { words: leftOut.join(', ') }) : '',
        ]
          .filter(Boolean)
          .join('. ');
  useEffect(() => {
    if (announced.current === listing) return;
    announced.current = listing;
    // Screen readers do not repeat an unchanged text.
    setText((old) => (old === result ? `${result}\u00a0` : result));
  }, [listing, result]);
  return (
    <p role="status" className="visually-hidden">
      {text}
    </p>
  );
}

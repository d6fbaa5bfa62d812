import { useState } from 'react';

type Props = {
  /** Number of results, or that there are none. */
  text: string;
  /** The search text; while it is empty the number is only announced. */
  search: string;
  /** Leads back to the whole list. */
  clear: { href: string; label: string };
};

/** The result of a search on a page of its own. It is in the page before a search, so that screen readers announce it. */
export function ResultCount({ text, search, clear }: Props) {
  const isSearched = search !== '';
  return (
    <div className={isSearched ? 'search-result' : 'visually-hidden'}>
      <p role="status">{useRepeatable(text, search)}</p>
      {isSearched && <a href={clear.href}>{clear.label}</a>}
    </div>
  );
}

/** Returns the text so that screen readers announce it again after a cause has left it as it was. */
function useRepeatable(text: string, cause: string): string {
  const [last, setLast] = useState({ text, cause, isMarked: false });
  if (last.text === text && last.cause === cause) return marked(last);
  const next = { text, cause, isMarked: last.text === text && !last.isMarked };
  setLast(next);
  return marked(next);
}

const marked = ({ text, isMarked }: { text: string; isMarked: boolean }) =>
  isMarked ? `${text}\u00a0` : text;

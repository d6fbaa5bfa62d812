import {
  type KeyboardEvent,
  type RefObject,
  type TouchEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useT } from '#app/i18n/use-t.ts';
import { useNavigate } from '#app/router/router.tsx';
import { createSearchTrail, type SearchStep } from '#app/search/client/followed-search.ts';
import { rememberSearch } from '#app/search/client/recent-searches.ts';
import type { SearchAccess } from '#app/search/client/search-access.ts';
import type { SearchResults } from '#app/search/client/search-client.ts';
import { useProductSearch } from '#app/search/client/use-product-search.ts';
import { FIELD, isTyping, nextPlace } from '#app/search/result-keys.ts';
import { SearchFailure } from '#app/search/search-failure.tsx';
import { SearchField } from '#app/search/search-field.tsx';
import { SearchResultList, summaryOf } from '#app/search/search-result-list.tsx';
import { SearchStart } from '#app/search/search-start.tsx';
import type { Suggestions } from '#app/search/suggestion-links.tsx';
import { takeKeys } from '#app/ui/browser/early-keys.ts';
import { usePendingShown } from '#app/ui/browser/use-pending-shown.ts';
import { SEARCH_FOLLOW_UPS } from '#core/follow-up-address.ts';
import { pathTo } from '#core/i18n/paths.ts';

type Props = {
  isOpen: boolean;
  onClose: () => void;
  access: SearchAccess;
  suggestions: Suggestions;
};

/** The field and its results. */
export function SearchPanel({ isOpen, onClose, access, suggestions }: Props) {
  const t = useT();
  const navigate = useNavigate();
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const { session, status, results } = useProductSearch(t.locale, access, isOpen);
  const [text, change] = useTyped((next) => session.type(next));
  const isSpinning = usePendingShown(status === 'loading');
  const query = text.trim();
  const listing = pathTo(t.locale, 'products');
  const listingOf = (searched: string) => `${listing}?search=${encodeURIComponent(searched)}`;
  const trail = useSearchTrail(listing, results, isOpen);
  useLayoutEffect(() => {
    if (root.current) root.current.scrollTop = 0;
  }, [results]);

  function choose(next: string) {
    change(next);
    field.current?.focus();
  }
  function submit() {
    if (query === '') return;
    rememberSearch(query);
    trail.submit(query);
    void navigate(listingOf(query));
  }
  function follow(searched: string, href: string) {
    rememberSearch(searched);
    if (href.startsWith(`${listing}?`)) trail.submit(searched);
    else trail.open(href);
  }

  const keys = createResultKeys(root, field);
  return (
    <div ref={root} className="search-panel" {...keys}>
      <SearchField
        {...{ ref: field, action: listing, text, isBusy: isSpinning }}
        {...{ onChange: change, onSubmit: submit, onClose }}
      />
      <p className="visually-hidden" role="status">
        {results ? summaryOf(t, results) : isSpinning && t('loading')}
      </p>
      {status === 'failed' && <SearchFailure onRetry={session.retry} />}
      {status !== 'failed' && results && (
        <SearchResultList
          results={results}
          isBusy={status === 'loading'}
          listing={listing}
          suggestions={suggestions}
          onFollow={(href) => follow(results.query, href)}
          onChange={choose}
        />
      )}
      {status !== 'failed' && !results && (
        <SearchStart suggestions={suggestions} onChoose={choose} />
      )}
    </div>
  );
}

/** The text that is searched for: at first what was typed while the search was loading. */
function useTyped(onType: (text: string) => void) {
  const [text, setText] = useState('');
  function change(next: string) {
    setText(next);
    onType(next);
  }
  const enterEarly = useEffectEvent(() => {
    const early = takeKeys();
    if (early !== '') change(early);
  });
  useLayoutEffect(() => enterEarly(), []);
  return [text, change] as const;
}

/** What visitors do with the results, while the search is open. */
function useSearchTrail(listing: string, results: SearchResults | null, isOpen: boolean) {
  const [trail] = useState(() =>
    createSearchTrail({ report: (step) => reportStep(listing, step) }),
  );
  useLayoutEffect(() => {
    if (results) trail.show(results);
  }, [results, trail]);
  useEffect(() => {
    if (isOpen) return () => trail.close();
  }, [isOpen, trail]);
  return trail;
}

/** Reports as pages do which follow a search of the listing. */
function reportStep(listing: string, { from, ...next }: SearchStep) {
  const addressOf = (text: string) => `${listing}?search=${encodeURIComponent(text)}`;
  const isOpened = next.kind === 'opened';
  const to = isOpened ? next.path : addressOf(next.query);
  const body = { from: addressOf(from), to, isResult: isOpened };
  navigator.sendBeacon(SEARCH_FOLLOW_UPS, JSON.stringify(body));
}

/** Handles keys and touches on the field and on the results. */
function createResultKeys(
  root: RefObject<HTMLElement | null>,
  field: RefObject<HTMLElement | null>,
) {
  /** Arrows walk through the results; typed text goes into the field. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const all = root.current?.querySelectorAll<HTMLElement>('[data-place]') ?? [];
    // Variants of a folded product cannot have the focus.
    const places = [...all].filter((place) => place.checkVisibility());
    const index = places.indexOf(event.target as HTMLElement);
    const isField = event.target === field.current;
    if (index < 0 && !isField) return;
    if (!isField && isTyping(event)) {
      field.current?.focus();
      return;
    }
    const next = nextPlace(event, index, places.length);
    if (next === null) return;
    event.preventDefault();
    if (next === FIELD) field.current?.focus();
    else places[next]?.focus();
  }
  /** Scrolling the results by touch hides the on-screen keyboard. */
  function onTouchMove({ target }: TouchEvent) {
    if (target !== field.current) field.current?.blur();
  }
  return { onKeyDown, onTouchMove };
}

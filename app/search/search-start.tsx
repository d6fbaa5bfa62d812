import { useState } from 'react';
import { useT } from '#app/i18n/use-t.ts';
import { forgetSearches, listRecent } from '#app/search/client/recent-searches.ts';
import { SuggestionLinks, type Suggestions } from '#app/search/suggestion-links.tsx';

type Props = { suggestions: Suggestions; onChoose: (text: string) => void };

/** Shown before a search: recent searches, and links for browsing. */
export function SearchStart({ suggestions, onChoose }: Props) {
  const t = useT();
  const [recent, setRecent] = useState(listRecent);
  function forget() {
    forgetSearches();
    setRecent([]);
  }
  return (
    <div className="container search-start">
      <div className="search-start-about">
        <p className="search-start-hint">{t('search.hint')}</p>
        {recent.length > 0 && (
          <section aria-labelledby="recent-searches">
            <div className="search-start-head">
              <h2 id="recent-searches" className="search-start-title">
                {t('search.recent')}
              </h2>
              <button type="button" className="search-start-forget" onClick={forget}>
                {t('search.forget')}
              </button>
            </div>
            <ul className="search-start-recent">
              {recent.map((text) => (
                <li key={text}>
                  <button type="button" data-place onClick={() => onChoose(text)}>
                    {text}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <SuggestionLinks suggestions={suggestions} />
    </div>
  );
}

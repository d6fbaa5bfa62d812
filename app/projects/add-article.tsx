import { type KeyboardEvent, type Ref, useId, useState } from 'react';
import { useT } from '#app/i18n/use-t.ts';
import { addArticle } from '#app/projects/project-actions.ts';
import {
  type FoundArticle,
  type SearchArticles,
  useArticleSearch,
} from '#app/projects/use-article-search.ts';

/** A field that finds articles by code or name and puts the one that is picked into the current list. */
export function AddArticle({
  search,
  ref,
}: {
  search: SearchArticles;
  ref: Ref<HTMLInputElement>;
}) {
  const t = useT();
  const id = useId();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const [isClosed, setClosed] = useState(false);
  const answer = useArticleSearch(search, text);
  const found = answer?.found ?? [];
  const isOpen = answer !== null && !isClosed;
  const optionId = (index: number) => `${id}-${index}`;

  function add(article: FoundArticle | undefined) {
    if (!article) return;
    addArticle(t, article);
    setText('');
    setAt(0);
  }
  function onKeyDown(event: KeyboardEvent) {
    const last = found.length - 1;
    const moves: Record<string, number> = {
      ArrowDown: at >= last ? 0 : at + 1,
      ArrowUp: at <= 0 ? last : at - 1,
    };
    const to = moves[event.key];
    if (event.key === 'Escape') setClosed(true);
    else if (event.key === 'Enter' && isOpen) add(found[at]);
    else if (to !== undefined && found.length > 0) {
      setClosed(false);
      setAt(isOpen ? to : at);
    } else return;
    event.preventDefault();
  }
  return (
    <div className="project-add">
      <label htmlFor={id}>{t('projects.add')}</label>
      <input
        ref={ref}
        id={id}
        type="search"
        role="combobox"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="done"
        placeholder={t('projects.add-example')}
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && found[at] ? optionId(at) : undefined}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setAt(0);
          setClosed(false);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setClosed(true)}
        onFocus={() => setClosed(false)}
      />
      <div className="project-found" hidden={!isOpen}>
        <div id={`${id}-list`} role="listbox" aria-label={t('projects.add-results')}>
          {found.map((article, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the field keeps the focus and answers to the keys
            <div
              key={article.id}
              id={optionId(index)}
              role="option"
              aria-selected={index === at}
              // The field keeps the focus.
              onPointerDown={(event) => event.preventDefault()}
              onPointerEnter={() => setAt(index)}
              onClick={() => add(article)}
            >
              <span className="project-picture">
                {article.image && <img src={article.image} width={48} height={48} alt="" />}
              </span>
              <span>
                <strong>{article.sku}</strong>
                <small>{article.description}</small>
              </span>
            </div>
          ))}
        </div>
        {answer && found.length === 0 && (
          <p>
            {answer.hasFailed
              ? t('projects.add-failed')
              : t('projects.add-none', { query: answer.text })}
          </p>
        )}
      </div>
      <p className="visually-hidden" role="status">
        {isOpen && t.count('projects.add-found', found.length)}
      </p>
    </div>
  );
}

import { type InputHTMLAttributes, type KeyboardEvent, type Ref, useId, useState } from 'react';
import {
  type FoundVariant,
  type SearchVariants,
  useVariantSearch,
} from '#app/ui/use-variant-search.ts';
import { useT } from '#app/ui/variant-field-texts.ts';

type Props = {
  search: SearchVariants;
  value: string;
  onChange: (text: string) => void;
  onPick: (article: FoundVariant) => void;
  /** Handles Enter when no suggestion is selected; without it the form is submitted. */
  onEnter?: () => void;
  ref?: Ref<HTMLInputElement>;
  /** Other attributes of the field, such as the id for its label. */
  input: Omit<InputHTMLAttributes<HTMLInputElement>, 'onKeyDown' | 'onChange' | 'value'>;
};

/**
 * A field that finds variants by code or name: the typed text stays until a suggestion is selected. The page's style
 * sheet imports `variant-field.css`.
 */
export function VariantField(props: Props) {
  const { value, onChange, ref, input } = props;
  const t = useT();
  const id = `articles-${useId()}`;
  const list = useFoundList(props, id);
  const { answer, found, at, isOpen } = list;
  return (
    <div className="variant-field">
      <input
        {...input}
        ref={ref}
        role="combobox"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder={t('variant-field.example')}
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && found[at] ? optionId(id, at) : undefined}
        value={value}
        onChange={({ target }) => {
          onChange(target.value);
          list.reopen();
        }}
        onKeyDown={list.onKeyDown}
        onBlur={list.close}
      />
      <div className="article-found" hidden={!isOpen}>
        <FoundVariants id={id} list={list} />
        {answer && found.length === 0 && (
          <p>
            {answer.hasFailed
              ? t('variant-field.failed')
              : t('variant-field.none', { query: answer.text })}
          </p>
        )}
      </div>
      <p className="visually-hidden" role="status">
        {isOpen && t.count('variant-field.found', found.length)}
      </p>
    </div>
  );
}

type FoundList = ReturnType<typeof useFoundList>;

/** The suggestions, the marked one, and the key handlers. */
function useFoundList({ search, value, onPick, onEnter }: Props, id: string) {
  const [at, setAt] = useState(0);
  const [isClosed, setClosed] = useState(true);
  const answer = useVariantSearch(search, isClosed ? '' : value);
  const found = answer?.found ?? [];
  const isOpen = answer !== null && !isClosed;

  function pick(article: FoundVariant | undefined) {
    if (!article) return;
    setClosed(true);
    setAt(0);
    onPick(article);
  }
  function onKeyDown(event: KeyboardEvent) {
    const last = found.length - 1;
    const moves: Record<string, number> = {
      ArrowDown: at >= last ? 0 : at + 1,
      ArrowUp: at <= 0 ? last : at - 1,
    };
    const to = moves[event.key];
    if (event.key === 'Escape' && isOpen) setClosed(true);
    else if (event.key === 'Enter' && isOpen && found[at]) pick(found[at]);
    else if (event.key === 'Enter' && onEnter) onEnter();
    else if (to !== undefined && found.length > 0) {
      const next = isOpen ? to : at;
      setClosed(false);
      setAt(next);
      document.getElementById(optionId(id, next))?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'ArrowDown') {
      setClosed(false);
    } else return;
    event.preventDefault();
  }
  return {
    answer,
    found,
    at,
    isOpen,
    pick,
    onKeyDown,
    mark: setAt,
    close: () => setClosed(true),
    reopen() {
      setAt(0);
      setClosed(false);
    },
  };
}

function FoundVariants({ id, list }: { id: string; list: FoundList }) {
  const t = useT();
  return (
    <div id={`${id}-list`} role="listbox" aria-label={t('variant-field.results')}>
      {list.found.map((article, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the field keeps the focus and answers to the keys
        <div
          key={article.id}
          id={optionId(id, index)}
          role="option"
          aria-selected={index === list.at}
          // Leaves the focus in the field.
          onPointerDown={(event) => event.preventDefault()}
          onPointerEnter={() => list.mark(index)}
          onClick={() => list.pick(article)}
        >
          <span className="article-picture">
            {article.image && <img src={article.image} width={48} height={48} alt="" />}
          </span>
          <span>
            <strong>{article.sku}</strong>
            <small>{article.description}</small>
          </span>
        </div>
      ))}
    </div>
  );
}

function optionId(id: string, index: number): string {
  return `${id}-${index}`;
}

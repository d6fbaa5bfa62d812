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
  onPick: (variant: FoundVariant) => void;
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
  const id = `variants-${useId()}`;
  const list = useFoundList(props, id);
  const { outcome, hits, active, isOpen } = list;
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
        aria-activedescendant={isOpen && hits[active] ? optionId(id, active) : undefined}
        value={value}
        onChange={({ target }) => {
          onChange(target.value);
          list.reopen();
        }}
        onKeyDown={list.onKeyDown}
        onBlur={list.close}
      />
      <div className="variant-found" hidden={!isOpen}>
        <FoundVariants id={id} list={list} />
        {outcome && hits.length === 0 && (
          <p>
            {outcome.hasFailed
              ? t('variant-field.failed')
              : t('variant-field.none', { query: outcome.text })}
          </p>
        )}
      </div>
      <p className="visually-hidden" role="status">
        {isOpen && t.count('variant-field.found', hits.length)}
      </p>
    </div>
  );
}

type FoundList = ReturnType<typeof useFoundList>;

/** The suggestions, the marked one, and the key handlers. */
function useFoundList({ search, value, onPick, onEnter }: Props, id: string) {
  const [active, setActive] = useState(0);
  const [isClosed, setClosed] = useState(true);
  const outcome = useVariantSearch(search, isClosed ? '' : value);
  const hits = outcome?.hits ?? [];
  const isOpen = outcome !== null && !isClosed;

  function pick(variant: FoundVariant | undefined) {
    if (!variant) return;
    setClosed(true);
    setActive(0);
    onPick(variant);
  }
  function onKeyDown(event: KeyboardEvent) {
    const last = hits.length - 1;
    const moves: Record<string, number> = {
      ArrowDown: active >= last ? 0 : active + 1,
      ArrowUp: active <= 0 ? last : active - 1,
    };
    const to = moves[event.key];
    if (event.key === 'Escape' && isOpen) setClosed(true);
    else if (event.key === 'Enter' && isOpen && hits[active]) pick(hits[active]);
    else if (event.key === 'Enter' && onEnter) onEnter();
    else if (to !== undefined && hits.length > 0) {
      const next = isOpen ? to : active;
      setClosed(false);
      setActive(next);
      document.getElementById(optionId(id, next))?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'ArrowDown') {
      setClosed(false);
    } else return;
    event.preventDefault();
  }
  return {
    outcome,
    hits,
    active,
    isOpen,
    pick,
    onKeyDown,
    mark: setActive,
    close: () => setClosed(true),
    reopen() {
      setActive(0);
      setClosed(false);
    },
  };
}

function FoundVariants({ id, list }: { id: string; list: FoundList }) {
  const t = useT();
  return (
    <div id={`${id}-list`} role="listbox" aria-label={t('variant-field.results')}>
      {list.hits.map((variant, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the field keeps the focus and handles the keys
        <div
          key={variant.id}
          id={optionId(id, index)}
          role="option"
          aria-selected={index === list.active}
          // Leaves the focus in the field.
          onPointerDown={(event) => event.preventDefault()}
          onPointerEnter={() => list.mark(index)}
          onClick={() => list.pick(variant)}
        >
          <span className="variant-picture">
            {variant.image && <img src={variant.image} width={48} height={48} alt="" />}
          </span>
          <span>
            <strong>{variant.sku}</strong>
            <small>{variant.description}</small>
          </span>
        </div>
      ))}
    </div>
  );
}

function optionId(id: string, index: number): string {
  return `${id}-${index}`;
}

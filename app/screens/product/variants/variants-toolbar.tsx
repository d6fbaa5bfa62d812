import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from '#app/router/router.tsx';
import { useT } from '#app/screens/product/detail-texts.ts';
import { ColumnChoice } from '#app/screens/product/variants/column-choice.tsx';
import {
  MATCH_COUNT_ID,
  VARIANTS_ID,
  type VariantTable,
} from '#app/screens/product/variants/use-variant-table.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { ProductDetail } from '#core/catalogue/product-view.ts';
import type { VariantColumn } from '#core/catalogue/variants/variant-columns.ts';
import {
  type PageSize,
  pageSizeOf,
  pageSizes,
} from '#core/catalogue/variants/variant-table-state.ts';

type Props = {
  product: ProductDetail;
  columns: VariantColumn[];
  /** The columns shown at first. */
  usual: VariantColumn[];
  table: VariantTable;
};

const DEBOUNCE_MS = 200;

/** Search and filters of the variants table: a form that a button submits without JavaScript. */
export function VariantsToolbar({ product, columns, usual, table }: Props) {
  const t = useT();
  const { pathname } = useLocation();
  const { state, variation } = table;
  const { text, onText, send } = useSearchText(table);
  const input = useRef<HTMLInputElement>(null);
  const { sort } = state;
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    send();
  }
  return (
    <form
      className="variants-tools"
      action={`${pathname}#${VARIANTS_ID}`}
      onSubmit={onSubmit}
      aria-label={t('detail.table')}
    >
      {variation && <input type="hidden" name="variation" value={variation} />}
      {sort && (
        <input type="hidden" name="sort" value={`${sort.isDescending ? '-' : ''}${sort.column}`} />
      )}
      <search className="variants-search">
        <Icon name="search" />
        <input
          ref={input}
          type="search"
          name="search"
          value={text}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          aria-label={t('detail.search')}
          aria-controls={MATCH_COUNT_ID}
          placeholder={t('detail.search')}
          onChange={({ target }) => onText(target.value)}
        />
        {state.search !== '' && (
          <a
            href={table.hrefOf({ search: '' })}
            aria-label={t('detail.search-clear')}
            onClick={() => input.current?.focus()}
          >
            <Icon name="close" size={14} />
          </a>
        )}
      </search>
      <PageSizeChoice count={product.variants.length} table={table} />
      <ColumnChoice columns={columns} usual={usual} table={table} />
      <button type="submit" className="variants-apply">
        {t('detail.apply')}
      </button>
    </form>
  );
}

/** Holds the text of the search field; the table follows after a pause. A search adds one history entry. */
function useSearchText({ state, change }: VariantTable) {
  const [text, setText] = useState(state.search);
  const sent = useRef(state.search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The URL has changed by other means than the field.
  useEffect(() => {
    if (state.search === sent.current) return;
    sent.current = state.search;
    setText(state.search);
  }, [state.search]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function send(value = text) {
    clearTimeout(timer.current);
    const search = value.replace(/\s+/g, ' ').trim();
    sent.current = search;
    change({ search }, { isReplace: state.search !== '' });
  }
  function onText(value: string) {
    setText(value);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(value), DEBOUNCE_MS);
  }
  // The table may have changed between the key press and the end of the pause.
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  return { text, onText, send };
}

function PageSizeChoice({ count, table }: { count: number; table: Props['table'] }) {
  const t = useT();
  const { state, change } = table;
  return (
    <label className="variants-entries">
      {t('detail.entries')}
      <select
        name="entries"
        value={pageSizeOf(state, count)}
        autoComplete="off"
        onChange={({ target }) => {
          const wanted = pageSizes.find((size) => String(size) === target.value);
          change({ pageSize: wanted as PageSize });
        }}
      >
        {pageSizes.map((size) => (
          <option key={size} value={size}>
            {size === 'all' ? t('detail.all') : size}
          </option>
        ))}
      </select>
    </label>
  );
}

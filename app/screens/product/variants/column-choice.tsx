import { useT } from '#app/screens/product/detail-texts.ts';
import type { VariantTable } from '#app/screens/product/variants/use-variant-table.ts';
import { Icon } from '#app/ui/icon.tsx';
import { MenuDetails } from '#app/ui/menu-details.tsx';
import type { VariantColumn, VariantColumnId } from '#core/catalogue/variants/variant-columns.ts';

type Props = { columns: VariantColumn[]; table: VariantTable };

/** Selects the columns of the variants table; the code is always shown. */
export function ColumnChoice({ columns, table }: Props) {
  const t = useT();
  const { state, change, hrefOf } = table;
  const all = columns.map(({ id }) => id);
  const shown = state.columns ?? all;
  function toggle(id: VariantColumnId) {
    const next = all.filter((column) => (column === id) !== shown.includes(column));
    change(
      { columns: next.length === all.length ? null : next, page: state.page },
      { isReplace: state.columns !== null },
    );
  }
  return (
    <MenuDetails
      className="variants-columns"
      summary={
        <>
          {t('detail.columns')}
          {state.columns && <span>{all.filter((id) => shown.includes(id)).length}</span>}
          <Icon name="down" size={12} />
        </>
      }
    >
      <fieldset>
        <legend className="visually-hidden">{t('detail.columns')}</legend>
        <ul>
          {columns.map(({ id, label }) => (
            <li key={id}>
              <label>
                <input
                  type="checkbox"
                  name="columns"
                  value={id}
                  checked={shown.includes(id)}
                  onChange={() => toggle(id)}
                />
                {t(label)}
              </label>
            </li>
          ))}
        </ul>
        {state.columns && <a href={hrefOf({ columns: null })}>{t('detail.columns-all')}</a>}
      </fieldset>
    </MenuDetails>
  );
}

import { Fragment } from 'react';
import { useT } from '#app/screens/product/detail-texts.ts';
import type { VariantTable } from '#app/screens/product/variants/use-variant-table.ts';
import { Icon } from '#app/ui/icon.tsx';
import { MenuDetails } from '#app/ui/menu-details.tsx';
import {
  columnLabel,
  type VariantColumn,
  type VariantColumnId,
} from '#core/catalogue/variants/variant-columns.ts';

type Props = { columns: VariantColumn[]; usual: VariantColumn[]; table: VariantTable };

/** Selects the columns of the variants table; the code is always shown. */
export function ColumnChoice({ columns, usual, table }: Props) {
  const t = useT();
  const { state, change, hrefOf } = table;
  const all = columns.map(({ id }) => id);
  const usualIds = usual.map(({ id }) => id);
  const shown = state.columns ?? usualIds;
  function toggle(id: VariantColumnId) {
    const next = all.filter((column) => (column === id) !== shown.includes(column));
    change(
      { columns: next.join() === usualIds.join() ? null : next, page: state.page },
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
        {groupsOf(columns).map((group) => (
          <Fragment key={group ?? ''}>
            {group && <p>{group}</p>}
            <ul aria-label={group}>
              {columns
                .filter((column) => column.group === group)
                .map((column) => (
                  <li key={column.id}>
                    <label>
                      <input
                        type="checkbox"
                        name="columns"
                        value={column.id}
                        checked={shown.includes(column.id)}
                        onChange={() => toggle(column.id)}
                      />
                      {columnLabel(t, column)}
                    </label>
                  </li>
                ))}
            </ul>
          </Fragment>
        ))}
        {state.columns && <a href={hrefOf({ columns: null })}>{t('detail.columns-all')}</a>}
      </fieldset>
    </MenuDetails>
  );
}

/** The titles of the groups; columns without one come last. */
function groupsOf(columns: VariantColumn[]): (string | undefined)[] {
  const groups = [...new Set(columns.map(({ group }) => group))];
  return [...groups.filter(Boolean), ...groups.filter((group) => !group)];
}

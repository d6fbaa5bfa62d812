import { useState } from 'react';
import { useT } from '#app/forms/form-texts.ts';
import { useIsHydrated } from '#app/ui/browser/use-is-hydrated.ts';
import type { FormField } from '#core/forms/form.ts';

type Props = {
  field: FormField;
  sent: Record<string, string[]>;
  aria: Record<string, string | boolean | undefined>;
};

/** Number of rows for browsers without scripts, which cannot add any. */
const ROWS_WITHOUT_SCRIPTS = 4;
const MAX_ROWS = 20;

/** Product codes with their quantities. */
export function ProductRows({ field: { name, maxItems }, sent, aria }: Props) {
  const t = useT();
  const isHydrated = useIsHydrated();
  const codes = sent[`${name}-code[]`] ?? [];
  const quantities = sent[`${name}-quantity[]`] ?? [];
  const [added, setAdded] = useState(0);
  const shown = isHydrated ? 1 : ROWS_WITHOUT_SCRIPTS;
  const count = Math.min(Math.max(codes.length, shown) + added, maxItems ?? MAX_ROWS);
  const rows = Array.from({ length: count }, (_, index) => index);
  return (
    <>
      {rows.map((index) => (
        <div className="form-row" key={index}>
          <label>
            {t('forms.code')}
            <input
              type="text"
              id={index === 0 ? `field-${name}` : undefined}
              name={`${name}-code[]`}
              defaultValue={codes[index] ?? ''}
              autoCapitalize="characters"
              spellCheck={false}
              {...aria}
            />
          </label>
          <label>
            {t('forms.quantity')}
            <input
              type="text"
              name={`${name}-quantity[]`}
              defaultValue={quantities[index] ?? '1'}
              inputMode="numeric"
              {...aria}
            />
          </label>
        </div>
      ))}
      {isHydrated && count < (maxItems ?? MAX_ROWS) && (
        <button type="button" className="form-add" onClick={() => setAdded(added + 1)}>
          {t('forms.add-row')}
        </button>
      )}
    </>
  );
}

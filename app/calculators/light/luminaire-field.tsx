import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { SearchVariants } from '#app/ui/use-variant-search.ts';
import { VariantField } from '#app/ui/variant-field.tsx';

type Props = {
  search: SearchVariants;
  /** Code that the page was opened with. */
  start: string;
  /** Name in the query. */
  name?: string;
  label: string;
  /** Id of the element that describes the field. */
  hintId: string;
};

/** The field for a variant; a chosen suggestion is submitted at once. */
export function LuminaireField({ search, start, label, hintId, name = 'luminaire' }: Props) {
  const [code, setCode] = useState(start);
  const field = useRef<HTMLInputElement>(null);
  return (
    <VariantField
      ref={field}
      search={search}
      value={code}
      onChange={setCode}
      onPick={({ sku }) => {
        flushSync(() => setCode(sku));
        field.current?.form?.requestSubmit();
      }}
      input={{ name, type: 'text', 'aria-label': label, 'aria-describedby': hintId }}
    />
  );
}

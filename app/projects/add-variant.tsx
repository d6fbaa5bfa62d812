import { type Ref, useId, useState } from 'react';
import { addVariant } from '#app/projects/project-actions.ts';
import { useT } from '#app/projects/project-texts.ts';
import type { SearchVariants } from '#app/ui/use-variant-search.ts';
import { VariantField } from '#app/ui/variant-field.tsx';

/** A field that finds variants by code or name and adds the chosen one to the current list. */
export function AddVariant({
  search,
  ref,
}: {
  search: SearchVariants;
  ref: Ref<HTMLInputElement>;
}) {
  const t = useT();
  const id = useId();
  const [text, setText] = useState('');
  return (
    <div className="project-add">
      <label htmlFor={id}>{t('projects.add')}</label>
      <VariantField
        ref={ref}
        search={search}
        value={text}
        onChange={setText}
        onPick={(variant) => {
          addVariant(t, variant);
          setText('');
        }}
        input={{ id, type: 'search', enterKeyHint: 'done' }}
      />
    </div>
  );
}

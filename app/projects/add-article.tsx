import { type Ref, useId, useState } from 'react';
import { addArticle } from '#app/projects/project-actions.ts';
import { useT } from '#app/projects/project-texts.ts';
import { ArticleField } from '#app/ui/article-field.tsx';
import type { SearchArticles } from '#app/ui/use-article-search.ts';

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
  return (
    <div className="project-add">
      <label htmlFor={id}>{t('projects.add')}</label>
      <ArticleField
        ref={ref}
        search={search}
        value={text}
        onChange={setText}
        onPick={(article) => {
          addArticle(t, article);
          setText('');
        }}
        input={{ id, type: 'search', enterKeyHint: 'done' }}
      />
    </div>
  );
}

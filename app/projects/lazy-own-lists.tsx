import { type ReactNode, useEffect, useState } from 'react';
import { reportFailure } from '#app/i18n/api-client.ts';
import { NoLists } from '#app/projects/no-lists.tsx';
import type { OwnLists } from '#app/projects/own-lists.tsx';
import { loadChunk } from '#app/ui/browser/loads.ts';
import type { SearchVariants } from '#app/ui/use-variant-search.ts';

type Props = { search: SearchVariants; copyOf: (code: string) => ReactNode };

/** Loads the visitor's lists and their controls in the browser; the server renders the introduction. */
export function LazyOwnLists({ search, copyOf }: Props) {
  const [Lists, setLists] = useState<typeof OwnLists | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    loadChunk(() => import('#app/projects/own-lists.tsx')).then(
      ({ OwnLists: loaded }) => setLists(() => loaded),
      (error: unknown) => {
        setFailed(true);
        reportFailure(`The lists could not be loaded: ${String(error)}`);
      },
    );
  }, []);
  if (Lists) return <Lists search={search} copyOf={copyOf} />;
  return (
    <div className="projects" data-waiting={!hasFailed || undefined}>
      <NoLists>
        <div className="project-add" />
      </NoLists>
    </div>
  );
}

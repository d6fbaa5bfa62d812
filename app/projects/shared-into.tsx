import { addShared, saveShared } from '#app/projects/project-actions.ts';
import { projectStore } from '#app/projects/project-store.ts';
import { useT } from '#app/projects/project-texts.ts';
import type { SharedProject } from '#core/projects/share-code.ts';

type Props = { shared: SharedProject; onAdded: () => void };

/** The visitor's lists as buttons that add the lines of a shared list, and one for a new list. */
export function SharedInto({ shared, onAdded }: Props) {
  const t = useT();
  const { lists } = projectStore.use();
  return (
    <ul>
      {lists.map((list) => (
        <li key={list.id}>
          <button type="button" onClick={() => addShared(t, list, shared.lines) && onAdded()}>
            {list.name} <small>{list.lines.length}</small>
          </button>
        </li>
      ))}
      <li>
        <button type="button" onClick={() => saveShared(t, shared) && onAdded()}>
          <span aria-hidden="true">+</span> {t('projects.new')}
        </button>
      </li>
    </ul>
  );
}

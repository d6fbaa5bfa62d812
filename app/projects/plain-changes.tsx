import { nameOf } from '#app/projects/line-name.ts';
import { useT } from '#app/projects/project-texts.ts';
import { pasteNumber } from '#app/ui/browser/paste-number.ts';
import { type PlainSearch, PlainVariantSearch } from '#app/ui/plain/plain-variant-search.tsx';
import { changeParams } from '#core/projects/change-shared.ts';
import { MOST_PIECES } from '#core/projects/project.ts';
import { projectHref, SHARE_PARAM } from '#core/projects/project-address.ts';
import { formatShareCode, type SharedProject } from '#core/projects/share-code.ts';

type Props = { project: SharedProject | null; search: PlainSearch | null };

/** Changes the list in the address with forms and links: for browsers without scripts, inside a noscript element. */
export function PlainChanges({ project, search }: Props) {
  const t = useT();
  const state = project ? { [SHARE_PARAM]: formatShareCode(project) } : {};
  const action = projectHref(t.locale);
  const hrefWith = (id: number) =>
    `${action}?${new URLSearchParams({ ...state, [changeParams.add]: String(id) })}`;
  return (
    <>
      {project && <Quantities project={project} code={state[SHARE_PARAM] ?? ''} />}
      <PlainVariantSearch
        action={action}
        state={state}
        name={changeParams.find}
        search={search}
        hrefWith={hrefWith}
        texts={{
          hint: t('projects.plain'),
          label: t('projects.find'),
          submit: t('projects.find-submit'),
          none: t('projects.find-none', { 0: search?.text ?? '' }),
          add: (code) => t('projects.find-add', { code }),
        }}
      />
    </>
  );
}

function Quantities({ project, code }: { project: SharedProject; code: string }) {
  const t = useT();
  return (
    <section className="plain-search" aria-labelledby="plain-quantities">
      <h3 id="plain-quantities">{t('projects.quantities')}</h3>
      <p>{t('projects.quantities-text')}</p>
      <form action={projectHref(t.locale)}>
        <input type="hidden" name={SHARE_PARAM} value={code} />
        {project.lines.map((line) => (
          <label key={line.key}>
            <span>
              {line.label} {nameOf(t, line)}
            </span>
            <input
              type="number"
              onPaste={pasteNumber(t.locale)}
              name={changeParams.quantity}
              defaultValue={line.quantity}
              min={0}
              max={MOST_PIECES}
              inputMode="numeric"
            />
          </label>
        ))}
        <button type="submit">{t('projects.quantities-save')}</button>
      </form>
    </section>
  );
}

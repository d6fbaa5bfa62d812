import { type ReactNode, useState } from 'react';
import { reportFailure } from '#app/i18n/api-client.ts';
import { ProjectLines } from '#app/projects/project-lines.tsx';
import { ProjectSummary } from '#app/projects/project-summary.tsx';
import { useT } from '#app/projects/project-texts.ts';
import type { SharedInto } from '#app/projects/shared-into.tsx';
import { SharedLine } from '#app/projects/shared-line.tsx';
import { useNavigate } from '#app/router/router.tsx';
import { loadChunk } from '#app/ui/browser/loads.ts';
import { PROJECT_EVENT } from '#app/ui/browser/project-request.ts';
import { MOST_LINES } from '#core/projects/project.ts';
import { projectHref } from '#core/projects/project-address.ts';
import type { ProjectVariant } from '#core/projects/project-variant.ts';
import type { CodeProblem, SharedProject } from '#core/projects/share-code.ts';

type Props = {
  project: SharedProject;
  variants: ProjectVariant[];
  copyOf: (code: string) => ReactNode;
};

/** A shared list. It does not touch the visitor's own lists until they save it as one of them. */
export function SharedList({ project, variants, copyOf }: Props) {
  const t = useT();
  const navigate = useNavigate();
  const byId = new Map(variants.map((variant) => [variant.id, variant]));
  const variantOf = ({ id }: { id: number }) => byId.get(id);
  const goneCount = project.lines.filter((line) => !variantOf(line)).length;
  const name = project.name || t('projects.untitled');

  const lines = project.lines.map((line) => ({ ...line, sku: variantOf(line)?.sku ?? line.sku }));
  async function save() {
    // The frame announces messages.
    window.dispatchEvent(new Event(PROJECT_EVENT));
    const { saveShared } = await loadChunk(() => import('#app/projects/project-actions.ts'));
    if (saveShared(t, { name, lines })) await navigate(projectHref(t.locale));
  }
  return (
    <div className="projects">
      <section className="project" data-shared>
        <div className="project-main">
          <header className="project-head">
            <div>
              <p className="project-eyebrow">{t('projects.shared')}</p>
              <h2 className="project-name">{name}</h2>
            </div>
            <div className="project-take">
              <button
                type="button"
                className="project-save"
                onClick={() => void save().catch(reportFailure)}
              >
                {t('projects.shared-save')}
              </button>
              <a href={projectHref(t.locale)}>{t('projects.shared-own')}</a>
              <IntoOwn shared={{ name, lines }} />
              <p>{t('projects.shared-text')}</p>
            </div>
            <noscript>
              <p>{t('projects.shared-plain')}</p>
            </noscript>
          </header>
          {goneCount > 0 && (
            <p className="notice" role="status">
              {t.count('projects.gone-notice', goneCount)}
            </p>
          )}
          <ProjectLines name={name}>
            {project.lines.map((line) => (
              <SharedLine key={line.key} line={line} variant={variantOf(line)} isGone />
            ))}
          </ProjectLines>
        </div>
        <ProjectSummary project={project} variantOf={variantOf} copyOf={copyOf} />
      </section>
    </div>
  );
}

/** Adds the lines to a list that the visitor chooses; the lists load when it opens. */
function IntoOwn({ shared }: { shared: SharedProject }) {
  const t = useT();
  const navigate = useNavigate();
  const [Choice, setChoice] = useState<typeof SharedInto | null>(null);
  async function load() {
    window.dispatchEvent(new Event(PROJECT_EVENT));
    const loaded = await loadChunk(() => import('#app/projects/shared-into.tsx'));
    setChoice(() => loaded.SharedInto);
  }
  return (
    <details onToggle={() => void load().catch(reportFailure)}>
      <summary>{t('projects.shared-add')}</summary>
      {Choice && (
        <Choice
          shared={shared}
          onAdded={() => void navigate(projectHref(t.locale)).catch(reportFailure)}
        />
      )}
    </details>
  );
}

/** Explains why a link holds no readable list. */
export function LinkProblem({ problem }: { problem: CodeProblem }) {
  const t = useT();
  const texts = {
    damaged: t('projects.link-damaged'),
    newer: t('projects.link-newer'),
    'too-long': t('projects.link-oversized', { most: MOST_LINES }),
  };
  return (
    <div className="project-none" role="alert">
      <h2>{t('projects.link-problem')}</h2>
      <p>{texts[problem]}</p>
      <p className="project-ways">
        <a href={projectHref(t.locale)}>{t('projects.shared-own')}</a>
      </p>
    </div>
  );
}

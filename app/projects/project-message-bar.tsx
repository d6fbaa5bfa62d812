import { useEffect, useState } from 'react';
import { projectMessage } from '#app/projects/project-actions.ts';
import messageStyles from '#app/projects/project-message.css?url';
import { useT } from '#app/projects/project-texts.ts';
import { useRegionReady } from '#app/ui/browser/use-region-ready.ts';
import { Icon } from '#app/ui/icon.tsx';
import { pathTo } from '#core/i18n/paths.ts';

const SHOWN_MS = 10_000;

/** Shows a message with an undo button for some seconds; stays while it is hovered or focused. */
export function ProjectMessageBar({ hasLink }: { hasLink: boolean }) {
  const t = useT();
  const isReady = useRegionReady();
  const sent = projectMessage.use();
  const message = isReady ? sent : null;
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (!message || isHeld) return;
    const timer = setTimeout(() => projectMessage.set(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [message, isHeld]);
  const undo = message?.undo;
  return (
    <aside
      className="project-message"
      aria-label={t('project.box')}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <link rel="stylesheet" href={messageStyles} precedence="projects" />
      <p role="status">{message?.text}</p>
      {undo && (
        <button
          type="button"
          onClick={() => {
            undo();
            projectMessage.set(null);
          }}
        >
          {t('projects.undo')}
        </button>
      )}
      {message?.isAdded && hasLink && (
        <a href={pathTo(t.locale, 'project-list')} onClick={() => projectMessage.set(null)}>
          {t('projects.open')}
        </a>
      )}
      {message && (
        <button
          type="button"
          className="project-message-close"
          aria-label={t('projects.dismiss')}
          onClick={() => projectMessage.set(null)}
        >
          <Icon name="close" size={16} />
        </button>
      )}
    </aside>
  );
}

import { useState } from 'react';
import { useT } from '#app/projects/project-texts.ts';
import { LONGEST_LINK, projectHref } from '#core/projects/project-address.ts';
import type { SharedProject } from '#core/projects/share-code.ts';

const COPIED_MS = 2500;

/** Copies the link that holds a list; in browsers without clipboard access, shows it to be copied manually. */
export function CopyLink({ project }: { project: SharedProject }) {
  const t = useT();
  const [isCopied, setCopied] = useState(false);
  const url = window.location.origin + projectHref(t.locale, project);
  async function copy() {
    await navigator.clipboard.writeText(url);
    setCopied(true);
    setTimeout(() => setCopied(false), COPIED_MS);
  }
  if (url.length > LONGEST_LINK)
    return <p className="project-remark">{t('projects.link-too-long')}</p>;
  if (!navigator.clipboard) {
    return (
      <input
        className="project-link"
        aria-label={t('projects.link')}
        readOnly
        value={url}
        onFocus={({ target }) => target.select()}
      />
    );
  }
  return (
    <button
      type="button"
      className="project-share"
      aria-live="polite"
      onClick={() => void copy().catch(() => {})}
    >
      {t(isCopied ? 'projects.copied' : 'projects.copy-link')}
    </button>
  );
}

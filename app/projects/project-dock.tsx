import { useEffect } from 'react';
import { useT } from '#app/i18n/use-t.ts';
import { toggleVariant } from '#app/projects/project-actions.ts';
import { ProjectMessageBar } from '#app/projects/project-message-bar.tsx';
import { projectStore } from '#app/projects/project-store.ts';
import { loadT } from '#app/projects/project-texts.ts';
import { storeVariants } from '#app/projects/variant-store.ts';
import { useLocation } from '#app/router/router.tsx';
import type { ProjectRequest } from '#app/ui/browser/project-request.ts';
import type { ProjectPicks } from '#app/ui/project-box.tsx';
import { toVariantId } from '#core/catalogue/variant-id.ts';
import { defaultLocale } from '#core/i18n/locales.ts';
import { localeOfPath, pathTo } from '#core/i18n/paths.ts';
import { currentProject } from '#core/projects/project-lists.ts';

/** Shows messages about project lists on every screen and reports which variants the current list holds. */
export function Dock({ onPicks }: { onPicks: (picks: ProjectPicks) => void }) {
  const t = useT();
  const { pathname } = useLocation();
  const lists = projectStore.use();
  useEffect(() => {
    const lines = currentProject(lists)?.lines ?? [];
    onPicks({ chosen: [...new Set(lines.map(({ id }) => id))] });
  }, [lists, onPicks]);
  return <ProjectMessageBar hasLink={pathname !== pathTo(t.locale, 'project-list')} />;
}

/** Handles a request of a checkbox or other code; a request without a valid variant id is ignored. */
export async function handleRequest({ id, sku }: ProjectRequest): Promise<void> {
  if (toVariantId(id) === null) return;
  const locale = localeOfPath(window.location.pathname) ?? defaultLocale;
  toggleVariant(await loadT(locale), { id, sku: typeof sku === 'string' ? sku : '' });
  // So that the list can show the variant offline.
  void storeVariants(locale, [id]);
}

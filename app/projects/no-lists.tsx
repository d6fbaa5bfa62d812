import type { ReactNode } from 'react';
import { useT } from '#app/projects/project-texts.ts';
import { Icon } from '#app/ui/icon.tsx';
import { pathTo } from '#core/i18n/paths.ts';

/** Explains project lists and how to start the first one. */
export function NoLists({ children }: { children: ReactNode }) {
  const t = useT();
  return (
    <div className="project-none">
      <p className="project-lead">{t('projects.description')}</p>
      {children}
      <p>{t('projects.empty-plain')}</p>
      <p className="project-ways">
        <a href={pathTo(t.locale, 'products')}>
          {t('home.all-products')} <Icon name="right" />
        </a>
        <a href={pathTo(t.locale, 'product-categories')}>
          {t('home.all-categories')} <Icon name="right" />
        </a>
      </p>
    </div>
  );
}

import type { ReactNode } from 'react';
import type { SiteData } from '#app/layout/site-data.ts';

type Props = { site: SiteData; children: ReactNode };

export function SiteFrame({ site, children }: Props) {
  return (
    <>
      <header>{site.options.logo_dark.alt}</header>
      {children}
    </>
  );
}

import { useT } from '#app/i18n/use-t.ts';
import styles from '#app/layout/site-logo.module.css';
import type { Logo, SiteOptions } from '#core/content/site.ts';
import { pathTo } from '#core/i18n/paths.ts';

type Props = {
  options: SiteOptions;
  /** What the logo lies on: a ground in the colours of the visitor's scheme, or one that is always dark. */
  ground: 'scheme' | 'dark';
  className?: string | undefined;
};

/** The logo, leading home. */
export function SiteLogo({ options, ground, className }: Props) {
  const t = useT();
  const { logo_dark: dark, logo_light: light } = options;
  return (
    <a className={`${styles.logo} ${className ?? ''}`} href={pathTo(t.locale, 'home')}>
      {ground === 'dark' ? (
        <LogoImage logo={light} />
      ) : (
        <picture>
          <source media="(prefers-color-scheme: dark)" srcSet={light.url} />
          <LogoImage logo={dark} />
        </picture>
      )}
    </a>
  );
}

function LogoImage({ logo: { url, width, height, alt } }: { logo: Logo }) {
  return <img src={url} width={width} height={height} alt={alt} />;
}

import styles from '#app/frame/site-logo.module.css';
import { useT } from '#app/i18n/use-t.ts';
import type { Logo, SiteOptions } from '#core/content/site-view.ts';
import { pathTo } from '#core/i18n/paths.ts';

type Props = {
  options: SiteOptions;
  /** The logo's background: in the colours of the visitor's scheme, or always dark. */
  ground: 'scheme' | 'dark';
  className?: string | undefined;
  /** Loaded lazily: for a logo far down the page, or hidden at first. */
  isLazy?: boolean;
  /** Target of the link to the home page. */
  target?: '_blank';
};

/** The logo, linked to the home page. */
export function SiteLogo({ options, ground, className, target, isLazy = false }: Props) {
  const t = useT();
  const { logo_dark: dark, logo_light: light } = options;
  const loading = isLazy ? 'lazy' : undefined;
  return (
    <a
      className={`${styles.logo} ${className ?? ''}`}
      href={pathTo(t.locale, 'home')}
      target={target}
      data-name={dark.alt}
    >
      <picture>
        {ground === 'dark' ? (
          // Forced colours make every ground one of the scheme.
          <source
            media="(forced-colors: active) and (prefers-color-scheme: light)"
            srcSet={dark.url}
          />
        ) : (
          <source media="(prefers-color-scheme: dark)" srcSet={light.url} />
        )}
        <LogoImage logo={ground === 'dark' ? light : dark} loading={loading} />
      </picture>
    </a>
  );
}

function LogoImage({ logo, loading }: { logo: Logo; loading: 'lazy' | undefined }) {
  const { url, width, height, alt } = logo;
  return <img src={url} width={width} height={height} alt={alt} loading={loading} />;
}

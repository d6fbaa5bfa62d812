import { useId } from 'react';
import styles from '#app/frame/foot/social-links.module.css';
import type { SiteOptions } from '#core/content/site-view.ts';

/** The site's own icons, on a 24 px grid, and the networks' spellings of their names. */
const icons: Record<string, { name: string; path: string }> = {
  linkedin: {
    name: 'LinkedIn',
    path: 'M4 9.5h3.6V20H4zM5.8 4a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM10 9.5h3.4v1.6c.6-1 1.8-1.9 3.5-1.9 3.3 0 4.1 2.1 4.1 5V20h-3.6v-5.2c0-1.4-.3-2.5-1.8-2.5s-2 1.1-2 2.5V20H10z',
  },
  instagram: {
    name: 'Instagram',
    path: 'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm0 2a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V8a3 3 0 0 0-3-3zm4 2.8a4.2 4.2 0 1 1 0 8.4 4.2 4.2 0 0 1 0-8.4zm0 2a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4zm4.7-3.6a1.1 1.1 0 1 1 0 2.2 1.1 1.1 0 0 1 0-2.2z',
  },
  youtube: {
    name: 'YouTube',
    path: 'M5 5h14a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3zm5 3.8v6.4l5.4-3.2z',
  },
  facebook: {
    name: 'Facebook',
    path: 'M13.6 21v-8h2.7l.5-3.2h-3.2V7.9c0-1 .4-1.6 1.7-1.6h1.6V3.4C16.4 3.3 15.6 3.2 14.7 3.2c-2.6 0-4.3 1.5-4.3 4.3v2.3H7.6V13h2.800v8z',
  },
};

/** Links to the manufacturer's profiles. An icon outside the set comes with its own drawing. */
export function SocialLinks({ links }: { links: SiteOptions['social_links'] }) {
  return (
    <ul className={styles.social}>
      {links.map(({ link, icon, custom_svg: drawing }) => {
        const network = icons[icon];
        return (
          <li key={link}>
            <a href={link} target="_blank" rel="noopener" aria-label={network?.name ?? icon}>
              {drawing !== '' ? (
                <Drawing svg={drawing} />
              ) : (
                network && <NetworkIcon path={network.path} />
              )}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

function NetworkIcon({ path }: { path: string }) {
  return (
    <svg width="20" height="20" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path fillRule="evenodd" d={path} />
    </svg>
  );
}

/**
 * A drawing from content as a mask in the text colour: it is visible but never runs scripts. In SVG, because the
 * content policy allows no style attributes.
 */
function Drawing({ svg }: { svg: string }) {
  const id = useId();
  const address = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  return (
    <svg width="20" height="20" fill="currentColor" aria-hidden="true">
      <mask id={id} mask-type="alpha">
        <image href={address} width="20" height="20" />
      </mask>
      <rect width="20" height="20" mask={`url(#${id})`} />
    </svg>
  );
}

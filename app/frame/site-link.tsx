import { useT } from '#app/i18n/use-t.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { Link } from '#core/content/site-view.ts';

/** A link of the site options; one that opens a new tab says so. */
export function SiteLink({ link, className }: { link: Link; className?: string | undefined }) {
  const t = useT();
  if (link.target !== '_blank') {
    return (
      <a className={className} href={link.url}>
        {link.title}
      </a>
    );
  }
  return (
    <a className={className} href={link.url} target="_blank" rel="noopener">
      {link.title}
      <Icon name="outward" size={14} />
      <span className="visually-hidden"> ({t('link.new-tab')})</span>
    </a>
  );
}

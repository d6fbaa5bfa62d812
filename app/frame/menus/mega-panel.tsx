import type { MegaMenu } from '#app/frame/menus/mega-menu.ts';
import styles from '#app/frame/menus/mega-panel.module.css';
import { MenuLinks } from '#app/frame/menus/menu-links.tsx';
import { SiteLink } from '#app/frame/site-link.tsx';
import { Icon } from '#app/ui/icon.tsx';
import labelStyles from '#app/ui/shared/group-label.module.css';
import stackStyles from '#app/ui/shared/stack.module.css';
import type { MenuItem } from '#core/content/site-view.ts';

type Props = { item: MenuItem; mega: MegaMenu };

/** The content of a mega menu: its topic on one side, its links in columns on the other. */
export function MegaPanel({ item, mega: { text, columns } }: Props) {
  return (
    <div className={`container ${styles.panel}`}>
      <div className={stackStyles.stack} data-column>
        <a className={styles.title} href={item.url}>
          {text.menu_title} <Icon name="right" size={22} />
        </a>
        <p className={styles.text}>{text.menu_text}</p>
        {text.menu_link && <SiteLink className={styles.more} link={text.menu_link} />}
      </div>
      <div className={styles.links}>
        <p className={labelStyles.label}>{text.menu_links_title}</p>
        <div className={styles.columns}>
          {columns.map((column) => (
            <MenuLinks key={column.links[0]?.url} column={column} look={styles} />
          ))}
        </div>
      </div>
    </div>
  );
}

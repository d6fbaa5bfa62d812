import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import type { TopItem } from '#app/frame/menus/mega-menu.ts';
import styles from '#app/frame/menus/mega-menu-bar.module.css';
import { MegaPanel } from '#app/frame/menus/mega-panel.tsx';
import { barAction, moveAlong, movePanel } from '#app/frame/menus/menu-keys.ts';
import type { useMegaMenu } from '#app/frame/menus/use-mega-menu.ts';
import { useT } from '#app/i18n/use-t.ts';
import { useIsHydrated } from '#app/ui/browser/use-is-hydrated.ts';
import { CachedPart } from '#app/ui/cached-part.tsx';
import { LinkButton } from '#app/ui/link-button.tsx';

type Menu = ReturnType<typeof useMegaMenu>;

type Props = { items: TopItem[]; menu: Menu };

/** The main navigation of wide screens: links that open a panel over the page. */
export function MegaMenuBar({ items, menu }: Props) {
  const t = useT();
  const list = useRef<HTMLUListElement>(null);

  // A pointer on an item has opened its menu by CSS before JavaScript ran: the menu stays open.
  useEffect(() => {
    const index = [...(list.current?.children ?? [])].findIndex((item) => item.matches(':hover'));
    if (items[index]?.mega) menu.enter(index);
  }, []);

  const topsOf = () => [...(list.current?.querySelectorAll<HTMLElement>(':scope > li > a') ?? [])];
  const onKeyDown = createBarKeys({ items, menu, focusTop: (index) => topsOf()[index]?.focus() });
  return (
    <CachedPart as="nav" className={styles.nav} aria-label={t('menu.main')} cacheKey="menu-bar">
      <ul ref={list} className={styles.tops}>
        {items.map((top, index) => (
          <BarItem
            key={top.item.title}
            onKeyDown={(event) => onKeyDown(event, index)}
            {...{ top, index, menu }}
          />
        ))}
      </ul>
    </CachedPart>
  );
}

type ItemProps = {
  top: TopItem;
  index: number;
  menu: Menu;
  onKeyDown: (event: KeyboardEvent) => void;
};

function BarItem({ top: { item, mega }, index, menu, onKeyDown }: ItemProps) {
  const isHydrated = useIsHydrated();
  const { openAt } = menu;
  const onBlur = (event: FocusEvent) => {
    const { currentTarget, relatedTarget } = event;
    if (relatedTarget && !currentTarget.contains(relatedTarget as Node)) menu.close();
  };
  const onEnter = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && mega) menu.enter(index);
  };
  return (
    <li
      className={styles.item}
      data-open={openAt === index || undefined}
      onPointerEnter={onEnter}
      onPointerLeave={(event) => event.pointerType === 'mouse' && menu.leave()}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      {mega ? (
        <LinkButton
          className={styles.top}
          href={item.url}
          role={isHydrated ? 'button' : undefined}
          aria-expanded={isHydrated ? openAt === index : undefined}
          aria-controls={isHydrated ? `mega-${index}` : undefined}
          onPress={() => menu.toggle(index)}
        >
          {item.title}
        </LinkButton>
      ) : (
        <a className={styles.top} href={item.url}>
          {item.title}
        </a>
      )}
      {mega && (
        <div id={`mega-${index}`} className={styles.panel}>
          <MegaPanel item={item} mega={mega} />
        </div>
      )}
    </li>
  );
}

type Bar = { items: TopItem[]; menu: Menu; focusTop: (index: number) => void };

/** Handles keys on an item of the bar and in its panel. */
function createBarKeys({ items, menu, focusTop }: Bar) {
  const { openAt } = menu;
  return onKeyDown;

  function onKeyDown(event: KeyboardEvent, index: number) {
    if (event.defaultPrevented) return;
    const item = event.currentTarget as HTMLElement;
    const columns = [...item.querySelectorAll('[data-column]')].map((column) => [
      ...column.querySelectorAll('a'),
    ]);
    const links = columns.flat();
    const current = links.indexOf(event.target as HTMLAnchorElement);
    if (event.key === 'Escape') {
      if (openAt === null) return;
      menu.close();
      focusTop(openAt);
    } else if (current >= 0) {
      const sizes = columns.map((column) => column.length);
      const next = movePanel(event.key, current, sizes);
      if (next === null) return;
      if (next < 0) focusTop(index);
      else links[next]?.focus();
    } else if (!moveFromBar(event.key, index, links)) return;
    event.preventDefault();
  }

  /** Handles a key on an item of the bar; returns false when it has no meaning there. */
  function moveFromBar(key: string, index: number, links: HTMLAnchorElement[]): boolean {
    const action = barAction(key);
    if (action === null || action === 'close') return false;
    if (action === 'toggle' || action === 'enter') {
      if (!items[index]?.mega) return false;
      if (action === 'toggle') menu.toggle(index);
      else menu.open(index);
      if (action === 'enter') requestAnimationFrame(() => links[0]?.focus());
      return true;
    }
    const next = moveAlong(action, index, items.length);
    focusTop(next);
    if (openAt !== null && items[next]?.mega) menu.open(next);
    return true;
  }
}

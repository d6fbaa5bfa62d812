import type { MenuColumn } from '#app/frame/menus/mega-menu.ts';

type Props = {
  column: MenuColumn;
  /** Classes of the menu around the column; `bare` is for a column without a heading. */
  look: { readonly [part in 'bare' | 'heading' | 'list']?: string };
};

/** A column of links, with an optional heading. */
export function MenuLinks({ column: { heading, links }, look }: Props) {
  return (
    <div className={heading ? undefined : look.bare} data-column>
      {heading && (
        <a className={look.heading} href={heading.url}>
          {heading.title}
        </a>
      )}
      <ul className={look.list}>
        {links.map(({ title, url }) => (
          <li key={title}>
            <a href={url}>{title}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

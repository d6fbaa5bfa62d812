import styles from '#app/ui/breadcrumbs.module.css';

export type Crumb = { title: string; href: string };

type Props = { label: string; crumbs: Crumb[]; current: string };

/** The visitor's position in the site, with links to the levels above. */
export function Breadcrumbs({ label, crumbs, current }: Props) {
  return (
    <nav aria-label={label} className={styles.breadcrumbs}>
      <ol className={styles.list}>
        {crumbs.map(({ title, href }) => (
          <li key={href}>
            <a href={href}>{title}</a>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}

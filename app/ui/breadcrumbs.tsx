import styles from '#app/ui/breadcrumbs.module.css';

export type Crumb = { title: string; href: string };

type Props = { label: string; crumbs: Crumb[]; current: string };

/** Where the visitor is, and the way up. */
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

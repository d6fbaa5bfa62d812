import styles from '#app/ui/section-heading.module.css';

type Props = { title: string; href?: string | undefined; linkText?: string };

/** The title of a section, with a link to its full page where there is one. */
export function SectionHeading({ title, href, linkText }: Props) {
  return (
    <div className={styles.heading}>
      <h2 className={styles.title}>{title}</h2>
      {href && (
        <a className={styles.link} href={href}>
          {linkText} <span aria-hidden="true">→</span>
        </a>
      )}
    </div>
  );
}

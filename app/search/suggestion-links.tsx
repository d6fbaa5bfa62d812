import styles from '#app/search/suggestion-links.module.css';

type Link = { title: string; url: string };

/** Links for whoever would rather look around than search. */
export type Suggestions = {
  title: string;
  /** Links under a heading, which leads somewhere itself; null for links that have none. */
  groups: { heading: Link | null; links: Link[] }[];
};

export function SuggestionLinks({ suggestions: { title, groups } }: { suggestions: Suggestions }) {
  if (groups.length === 0) return null;
  return (
    <nav className={styles.suggestions} aria-label={title}>
      <p className={styles.title}>{title}</p>
      <div className={styles.groups}>
        {groups.map(({ heading, links }) => (
          <div key={heading?.url ?? links[0]?.url}>
            {heading && (
              <a className={styles.heading} href={heading.url}>
                {heading.title}
              </a>
            )}
            <ul className={styles.links}>
              {links.map(({ title: text, url }) => (
                <li key={url}>
                  <a href={url}>{text}</a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  );
}

import styles from '#app/ui/shared/group-label.module.css';

type Link = { title: string; url: string };

/** Links for browsing without a search. */
export type Suggestions = {
  title: string;
  /** Links under a heading, which is a link itself; null for links without one. */
  groups: { heading: Link | null; links: Link[] }[];
};

export function SuggestionLinks({ suggestions: { title, groups } }: { suggestions: Suggestions }) {
  if (groups.length === 0) return null;
  return (
    <nav aria-label={title}>
      <p className={styles.label}>{title}</p>
      <div className="suggestion-links-groups">
        {groups.map(({ heading, links }) => (
          <div key={heading?.url ?? links[0]?.url}>
            {heading && (
              <a className="suggestion-links-heading" href={heading.url}>
                {heading.title}
              </a>
            )}
            <ul className="suggestion-links">
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

import styles from '#app/ui/found-places.css?url';

type Place = { href: string; title: string };
type Props = {
  places: (Place & { summary: string })[];
  /** The page without the search. */
  all: Place;
};

/** Lists the places that a search found, and a link to all others. */
export function FoundPlaces({ places, all }: Props) {
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="parts" />
      <ul className="found-places">
        {places.map(({ href, title, summary }) => (
          <li key={href}>
            <a href={href}>{title}</a>
            {summary !== '' && <p>{summary}</p>}
          </li>
        ))}
      </ul>
      <p className="found-places-all">
        <a href={all.href}>{all.title}</a>
      </p>
    </>
  );
}

import styles from '#app/ui/pagination.module.css';

type Props = {
  page: number;
  pageCount: number;
  hrefOf: (page: number) => string;
  labels: { nav: string; previous: string; next: string; page: (page: number) => string };
};

/** Links to the pages of a listing: first, last and those next to the current one. */
export function Pagination({ page, pageCount, hrefOf, labels }: Props) {
  if (pageCount < 2) return null;
  const shown = pagesAround(page, pageCount);
  return (
    <nav aria-label={labels.nav} className={styles.pagination}>
      {page > 1 && (
        <a className={styles.step} href={hrefOf(page - 1)} rel="prev">
          {labels.previous}
        </a>
      )}
      <ol className={styles.pages}>
        {shown.map((number, index) => (
          <li
            key={number}
            className={number - (shown[index - 1] ?? number) > 1 ? styles.gap : undefined}
          >
            <a
              href={hrefOf(number)}
              aria-label={labels.page(number)}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </a>
          </li>
        ))}
      </ol>
      {page < pageCount && (
        <a className={styles.step} href={hrefOf(page + 1)} rel="next">
          {labels.next}
        </a>
      )}
    </nav>
  );
}

function pagesAround(page: number, pageCount: number): number[] {
  const wanted = [1, page - 1, page, page + 1, pageCount];
  return [...new Set(wanted.filter((number) => number >= 1 && number <= pageCount))];
}

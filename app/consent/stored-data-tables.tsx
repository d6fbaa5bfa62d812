import { Fragment } from 'react';
import { useT } from '#app/consent/cookies-texts.ts';

/** A cookie or a storage key as the page describes it. */
export type StoredRow = { name: string; isCookie: boolean; purpose: string; term: string };

/** The data that the site stores in browsers: cookies, and data that never leaves the device. */
export function StoredDataTables({ rows }: { rows: StoredRow[] }) {
  const t = useT();
  return (
    <section className="cookies" aria-labelledby="stored-data">
      <h2 id="stored-data">{t('cookies.title')}</h2>
      <h3 id="stored-cookies">{t('cookies.cookies')}</h3>
      <Table labelledBy="stored-cookies" rows={rows.filter(({ isCookie }) => isCookie)} />
      <h3 id="stored-keys">{t('cookies.storage')}</h3>
      <p>{t('cookies.storage-text')}</p>
      <Table labelledBy="stored-keys" rows={rows.filter(({ isCookie }) => !isCookie)} />
    </section>
  );
}

function Table({ labelledBy, rows }: { labelledBy: string; rows: StoredRow[] }) {
  const t = useT();
  return (
    <table aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">{t('cookies.name')}</th>
          <th scope="col">{t('cookies.purpose')}</th>
          <th scope="col">{t('cookies.term')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, purpose, term }) => (
          <tr key={`${name} ${term}`}>
            <th scope="row" translate="no">
              {partsOf(name).map((part, index) => (
                <Fragment key={part}>
                  {index > 0 && <wbr />}
                  {part}
                </Fragment>
              ))}
            </th>
            <td>{purpose}</td>
            <td>{term}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** `selectedDrivers` → `selected`, `Drivers`: a narrow column breaks names between their words only. */
function partsOf(name: string): string[] {
  return name.split(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Za-z0-9][-_])/);
}

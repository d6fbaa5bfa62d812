import { useId } from 'react';
import { splitMarks } from '#app/search/client/split-marks.ts';
import { MarkedText } from '#app/search/marked-text.tsx';
import { useT } from '#app/search/place-group-texts.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { PlaceGroup } from '#core/search/places/site-place.ts';

/** Pages, documents and other places that a search found, grouped by kind; nothing without any. */
export function PlaceGroups({ groups }: { groups: PlaceGroup[] }) {
  const t = useT();
  if (groups.length === 0) return null;
  return (
    <section className="place-groups" aria-label={t('results.places')}>
      {groups.map((group) => (
        <Group key={group.kind} group={group} />
      ))}
    </section>
  );
}

function Group({ group: { kind, rows, seeAll, total } }: { group: PlaceGroup }) {
  const t = useT();
  const heading = `places-${useId()}`;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="place-groups-title">
        {t(`results.${kind}`)}
      </h2>
      <ul className="place-groups-rows">
        {rows.map(({ href, title, excerpt }) => (
          <li key={href}>
            <a className="place-groups-link" href={href} data-place>
              <span className="place-groups-name">
                <MarkedText pieces={splitMarks(title)} />
              </span>
              {excerpt !== '' && (
                <span className="place-groups-excerpt">
                  <MarkedText pieces={splitMarks(excerpt)} />
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
      {seeAll !== null && (
        <a className="place-groups-all" href={seeAll} data-place>
          {t(`results.all.${kind}`, { count: total })} <Icon name="right" />
        </a>
      )}
    </section>
  );
}

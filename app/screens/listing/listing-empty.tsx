import { labelText, withinSentence } from '#app/i18n/label-text.ts';
import { useT } from '#app/screens/listing/filters/filter-texts.ts';
import type { Elsewhere } from '#app/screens/listing/listing-meta.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { Criterion, Relaxation } from '#core/catalogue/listing/listing-view.ts';
import { pathTo } from '#core/i18n/paths.ts';
import type { Translate } from '#core/i18n/translate.ts';

type Props = {
  relaxations: Relaxation[];
  /** Path of the listing, without its query. */
  path: string;
  elsewhere?: Elsewhere | null | undefined;
  /** Id of the element that takes the focus when these links are gone. */
  nextId: string;
};

/** Suggests filters to remove from a listing without products. */
export function ListingEmpty({ relaxations, path, elsewhere, nextId }: Props) {
  const t = useT();
  const near = relaxations.filter(({ without }) => !isAll(without));
  const isNear = near.some(({ without }) => without.length === 1);
  const moveFocus = () => document.getElementById(nextId)?.focus({ preventScroll: true });
  return (
    <div className="listing-empty">
      {elsewhere && (
        <ul className="listing-empty-ways">
          <li>
            <a href={pathTo(t.locale, 'products') + elsewhere.query}>
              <span>{t.count('filter.elsewhere', elsewhere.total)}</span>
              <Icon name="right" />
            </a>
          </li>
        </ul>
      )}
      {near.length > 0 && (
        <p className="listing-empty-intro">{t(isNear ? 'filter.relax' : 'filter.relax-further')}</p>
      )}
      {relaxations.length > 0 && (
        <ul className="listing-empty-ways">
          {relaxations.map((relaxation) => (
            <li key={relaxation.query}>
              <a href={path + relaxation.query} rel="nofollow" onClick={moveFocus}>
                <span>{relaxationText(t, relaxation)}</span>
                <Icon name="right" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const isAll = (without: Criterion[]) => without.includes('filters');

/** `without UGR ≤ 19: 14 products` */
function relaxationText(t: Translate<'filter'>, { without, names, total }: Relaxation): string {
  if (isAll(without) && without.length > 1) return t.count('filter.everything', total);
  const texts = names.map(({ label, valueLabels }) => {
    const values = valueLabels.map((value) => labelText(t, value)).join(', ');
    return [withinSentence(t(label)), values].filter(Boolean).join(' ');
  });
  return t.count('filter.without', total, { name: new Intl.ListFormat(t.locale).format(texts) });
}

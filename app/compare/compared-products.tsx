import type { MouseEvent, Ref } from 'react';
import { AddLink } from '#app/compare/add-link.tsx';
import { BreakableCode } from '#app/compare/breakable-code.tsx';
import { compareStore } from '#app/compare/compare-store.ts';
import { useT } from '#app/compare/comparison-texts.ts';
import { requestCompare } from '#app/ui/browser/compare-request.ts';
import { useIsHydrated } from '#app/ui/browser/use-is-hydrated.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Photo } from '#app/ui/photo.tsx';
import { ProjectBox } from '#app/ui/project-box.tsx';
import { COMPARE_LIMIT } from '#core/catalogue/compare/compare-list.ts';
import type { ComparedHead } from '#core/catalogue/compare/compare-variants.ts';
import {
  type ComparisonState,
  changeHref,
  comparisonHref,
} from '#core/catalogue/compare/comparison-address.ts';
import { pathTo } from '#core/i18n/paths.ts';

type Props = {
  ref: Ref<HTMLUListElement>;
  compared: ComparedHead[];
  state: ComparisonState;
  /** The visitor's own list is shown: removing a variant here removes it from the list too. */
  isOwn: boolean;
};

/** The sticky column headings: picture, name, code and remove button. */
export function ComparedProducts({ ref, compared, state, isOwn }: Props) {
  const t = useT();
  const ids = compared.map(({ variant }) => variant.id);
  const isHydrated = useIsHydrated();
  const removeHref = (removed: number) =>
    isHydrated
      ? comparisonHref(t.locale, { ...state, ids: ids.filter((id) => id !== removed) })
      : // Without scripts the server changes the list of the visit.
        changeHref(t.locale, { ...state, ids }, { remove: [removed] });
  return (
    <div className="comparison-heads">
      <ul ref={ref} aria-label={t('comparison.products')}>
        {compared.map((head) => (
          <ComparedProduct
            key={head.variant.id}
            compared={head}
            removeHref={removeHref(head.variant.id)}
            isOwn={isOwn}
          />
        ))}
        {compared.length < COMPARE_LIMIT && <FreePlaces count={COMPARE_LIMIT - compared.length} />}
      </ul>
    </div>
  );
}

type ColumnProps = { compared: ComparedHead; removeHref: string; isOwn: boolean };

function ComparedProduct({ compared: { variant, product }, removeHref, isOwn }: ColumnProps) {
  const t = useT();
  const href = `${pathTo(t.locale, 'products', product.slug)}?variation=${variant.id}`;
  const { picture } = variant;
  function remove(event: MouseEvent) {
    if (!isOwn || event.ctrlKey || event.metaKey || event.shiftKey) return;
    // The URL follows the list.
    event.preventDefault();
    compareStore.remove([variant.id]);
  }
  return (
    <li className="comparison-head">
      <span className="comparison-picture">
        {picture ? (
          <Photo
            picture={{ ...picture, alt: '' }}
            sizes="(min-width: 1024px) 120px, 80px"
            isFirst
          />
        ) : (
          product.drawing && <img src={product.drawing.url} width={120} height={120} alt="" />
        )}
      </span>
      <div className="comparison-head-text">
        <p className="comparison-type">{product.type}</p>
        <a className="comparison-title" href={href}>
          {product.title}{' '}
          <span className="comparison-code">
            <BreakableCode code={variant.sku} />
          </span>
        </a>
        {product.variantCount > 1 && (
          <button
            type="button"
            className="comparison-variants"
            onClick={() => requestCompare({ parent: product.id })}
          >
            {t('comparison.variants')}
          </button>
        )}
        <ProjectBox id={variant.id} parent={product.id} sku={variant.sku} />
      </div>
      <a
        className="comparison-remove"
        href={removeHref}
        data-replace
        rel="nofollow"
        aria-label={t('comparison.remove', { name: `${product.title} ${variant.sku}` })}
        onClick={remove}
      >
        <Icon name="close" size={18} />
      </a>
    </li>
  );
}

function FreePlaces({ count }: { count: number }) {
  const t = useT();
  return (
    <li className="comparison-free">
      <AddLink>
        <span className="comparison-plus" aria-hidden="true" />
        <span>
          {t('comparison.add')}
          <small>{t.count('comparison.free', count)}</small>
        </span>
      </AddLink>
    </li>
  );
}

import { useEffect, useState } from 'react';
import { type ComparableVariant, loadVariants } from '#app/compare/comparable-variants.ts';
import { compareStore } from '#app/compare/compare-store.ts';
import { useT } from '#app/compare/comparison-texts.ts';
import { VariantPicture } from '#app/compare/variant-picture.tsx';
import { usePendingShown } from '#app/ui/browser/use-pending-shown.ts';
import { COMPARE_LIMIT, type CompareItem } from '#core/catalogue/compare/compare-list.ts';
import { type DescriptionPart, markSharedParts } from '#core/catalogue/compare/differing-parts.ts';

/** In longer lists the chosen variants come first. */
const LONG_LIST = 6;

type Props = { parent: number; list: CompareItem[] };

/** The variants of a product, each with a checkbox; what distinguishes them stands out. */
export function VariantList({ parent, list }: Props) {
  const t = useT();
  const { variants, hasFailed, retry } = useVariants(parent);
  const isSpinning = usePendingShown(variants === null);
  const parts = markSharedParts((variants ?? []).map(({ description }) => description));
  return (
    <div className="compare-list">
      <p className="visually-hidden" role="status">
        {isSpinning && t('loading')}
        {!isSpinning && variants?.length ? t.count('card.variants', variants.length) : ''}
      </p>
      {isSpinning && <p className="compare-spinner" />}
      {hasFailed && (
        <p className="compare-failure" role="alert">
          {t('comparison.failed')}{' '}
          <button type="button" onClick={retry}>
            {t('search.retry')}
          </button>
        </p>
      )}
      <ul aria-busy={variants === null}>
        {(isSpinning ? [] : (variants ?? [])).map((variant, index) => (
          <li key={variant.id}>
            <VariantChoice
              variant={variant}
              parts={parts[index] ?? []}
              isChosen={list.some(({ id }) => id === variant.id)}
              isFull={list.length >= COMPARE_LIMIT}
              onToggle={() => compareStore.toggle({ id: variant.id, parent })}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

type ChoiceProps = {
  variant: ComparableVariant;
  /** Its description. */
  parts: DescriptionPart[];
  isChosen: boolean;
  isFull: boolean;
  onToggle: () => void;
};

function VariantChoice({ variant, parts, isChosen, isFull, onToggle }: ChoiceProps) {
  const t = useT();
  const hasRoom = isChosen || !isFull;
  const Row = hasRoom ? 'label' : 'div';
  return (
    <Row className="compare-choice">
      <VariantPicture image={variant.image} />
      <span className="compare-choice-name">
        <strong>{variant.sku}</strong>
        {parts.map(({ text, isShared }) => (isShared ? text : <b key={text}>{text}</b>))}
      </span>
      {hasRoom ? (
        <input type="checkbox" checked={isChosen} onChange={onToggle} />
      ) : (
        <span className="compare-choice-full">{t('comparison.full')}</span>
      )}
    </Row>
  );
}

/** Loads the variants of a product; null while loading, empty on failure. */
function useVariants(parent: number) {
  const { locale } = useT();
  const [variants, setVariants] = useState<ComparableVariant[] | null>(null);
  const [attempt, setAttempt] = useState(1);
  const [failed, setFailed] = useState(0);
  useEffect(() => {
    let isWanted = true;
    void loadVariants(locale, parent).then((loaded) => {
      if (!isWanted) return;
      setVariants(chosenFirst(loaded ?? []));
      if (!loaded) setFailed(attempt);
    });
    return () => {
      isWanted = false;
    };
  }, [locale, parent, attempt]);
  function retry() {
    setVariants(null);
    setAttempt(attempt + 1);
  }
  return { variants, hasFailed: failed === attempt && variants !== null, retry };
}

/** Returns the variants in the product's order; in a long list those chosen when it opened come first. */
function chosenFirst(variants: ComparableVariant[]): ComparableVariant[] {
  if (variants.length <= LONG_LIST) return variants;
  const chosen = new Set(compareStore.get().map(({ id }) => id));
  const isChosen = ({ id }: ComparableVariant) => chosen.has(id);
  return [...variants.filter(isChosen), ...variants.filter((variant) => !isChosen(variant))];
}

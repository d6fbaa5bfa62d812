import { useRef } from 'react';
import { ComparedProducts } from '#app/compare/compared-products.tsx';
import { ComparisonTable } from '#app/compare/comparison-table.tsx';
import { useT } from '#app/compare/comparison-texts.ts';
import { ComparisonTools } from '#app/compare/comparison-tools.tsx';
import { ForeignNotice } from '#app/compare/foreign-notice.tsx';
import { useOwnList } from '#app/compare/use-own-list.ts';
import type { ComparedHead, ComparisonGroup } from '#core/catalogue/compare/compare-variants.ts';
import {
  type ComparisonState,
  comparisonHref,
} from '#core/catalogue/compare/comparison-address.ts';
import { countRows, groupsShown } from '#core/catalogue/compare/comparison-rows.ts';

type Props = {
  compared: ComparedHead[];
  /** All rows; the URL may hide some. */
  groups: ComparisonGroup[];
  state: Required<ComparisonState>;
};

/** Compares up to four variants; the URL holds the options. */
export function Comparison({ compared, groups: all, state }: Props) {
  const t = useT();
  const hrefOf = (ids: number[]) => comparisonHref(t.locale, { ...state, ids });
  const { isOwn, foreign, adopt } = useOwnList({ ids: state.ids, compared, hrefOf });
  const strip = useRef<HTMLUListElement>(null);
  const groups = groupsShown(all, state, compared.length);
  const hiddenCount = countRows(all) - countRows(groups);
  if (compared.length === 0) return null;
  return (
    <div className="comparison" data-count={compared.length}>
      <ComparisonTools state={state} compared={compared} isOwn={isOwn} />
      <ComparedProducts ref={strip} compared={compared} state={state} isOwn={isOwn} />
      <ComparisonTable
        compared={compared}
        groups={groups}
        hasMarks={state.hasMarks}
        onSwipe={(left) => strip.current?.scrollTo({ left, behavior: 'instant' })}
      />
      <p className="comparison-hidden" role="status">
        {groups.length === 0 && `${t('comparison.all-equal')} `}
        {hiddenCount > 0 && t.count('comparison.hidden', hiddenCount)}
      </p>
      {foreign && <ForeignNotice ownIds={foreign} onAdopt={adopt} />}
    </div>
  );
}

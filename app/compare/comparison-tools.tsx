import { type MouseEvent, startTransition, useOptimistic, useState } from 'react';
import { AddLink } from '#app/compare/add-link.tsx';
import { compareStore } from '#app/compare/compare-store.ts';
import { useT } from '#app/compare/comparison-texts.ts';
import { useNavigate } from '#app/router/router.tsx';
import { useIsHydrated } from '#app/ui/browser/use-is-hydrated.ts';
import { COMPARE_LIMIT } from '#core/catalogue/compare/compare-list.ts';
import type { ComparedHead } from '#core/catalogue/compare/compare-variants.ts';
import {
  type ComparisonState,
  changeHref,
  comparisonFileHref,
  comparisonHref,
  comparisonParams,
} from '#core/catalogue/compare/comparison-address.ts';
import { pathTo } from '#core/i18n/paths.ts';

type Props = { state: Required<ComparisonState>; compared: ComparedHead[]; isOwn: boolean };

const COPIED_MS = 2500;

/** Display options of the table, and actions for the whole comparison. */
export function ComparisonTools({ state, compared, isOwn }: Props) {
  const t = useT();
  const isHydrated = useIsHydrated();
  function clear(event: MouseEvent) {
    if (!isOwn) return;
    event.preventDefault();
    compareStore.clear();
  }
  return (
    <div className="comparison-tools">
      {compared.length > 1 && <ComparisonSwitches state={state} />}
      <div className="comparison-actions">
        {compared.length < COMPARE_LIMIT && (
          <AddLink className="comparison-add">{t('comparison.add')}</AddLink>
        )}
        <a href={comparisonFileHref(t.locale, state, 'pdf')}>{t('comparison.pdf')}</a>
        <a href={comparisonFileHref(t.locale, state, 'csv')} download>
          {t('comparison.csv')}
        </a>
        {isHydrated && (
          <>
            <CopyLink />
            <button type="button" onClick={() => window.print()}>
              {t('comparison.print')}
            </button>
          </>
        )}
        <a
          href={
            isHydrated
              ? comparisonHref(t.locale, { ids: [] })
              : changeHref(t.locale, state, { remove: state.ids })
          }
          data-replace
          rel="nofollow"
          onClick={clear}
        >
          {t('comparison.clear')}
        </a>
      </div>
    </div>
  );
}

/** Two switches whose state is in the URL; without JavaScript a button submits them. */
function ComparisonSwitches({ state }: { state: Required<ComparisonState> }) {
  const t = useT();
  const navigate = useNavigate();
  const [shown, show] = useOptimistic(state);
  function change(part: Partial<ComparisonState>) {
    const next = { ...shown, ...part };
    startTransition(async () => {
      show(next);
      await navigate(comparisonHref(t.locale, next), { replace: true });
    });
  }
  return (
    <form className="comparison-switches" action={pathTo(t.locale, 'compare-products')}>
      <input type="hidden" name={comparisonParams.ids} value={state.ids.join()} />
      {(['isBrief', 'hasMarks'] as const).map((name) => (
        <label key={name}>
          <input
            type="checkbox"
            className="switch"
            name={comparisonParams[name]}
            value="1"
            checked={shown[name]}
            onChange={({ target }) => change({ [name]: target.checked })}
          />
          {t(name === 'isBrief' ? 'comparison.differences' : 'comparison.best')}
        </label>
      ))}
      <noscript>
        <button type="submit">{t('comparison.apply')}</button>
      </noscript>
    </form>
  );
}

function CopyLink() {
  const t = useT();
  const [isCopied, setCopied] = useState(false);
  async function copy() {
    await navigator.clipboard.writeText(window.location.href);
    setCopied(true);
    setTimeout(() => setCopied(false), COPIED_MS);
  }
  // Browsers offer the clipboard only in secure contexts.
  if (!navigator.clipboard) return null;
  return (
    <button type="button" aria-live="polite" onClick={() => void copy().catch(() => {})}>
      {t(isCopied ? 'comparison.copied' : 'comparison.copy')}
    </button>
  );
}

import { useT } from '#app/compare/comparison-texts.ts';
import { type PlainSearch, PlainVariantSearch } from '#app/ui/plain/plain-variant-search.tsx';
import {
  type ComparisonState,
  changeHref,
  comparisonParams,
} from '#core/catalogue/compare/comparison-address.ts';
import { pathTo } from '#core/i18n/paths.ts';

type Props = { state: Required<ComparisonState>; search: PlainSearch | null };

/** Adds variants to the comparison in the address: for browsers without scripts, inside a noscript element. */
export function ComparisonSearch({ state, search }: Props) {
  const t = useT();
  const { ids, isBrief, hasMarks } = state;
  return (
    <PlainVariantSearch
      action={pathTo(t.locale, 'compare-products')}
      state={{
        ...(ids.length > 0 && { [comparisonParams.ids]: ids.join() }),
        ...(isBrief && { [comparisonParams.isBrief]: '1' }),
        ...(hasMarks && { [comparisonParams.hasMarks]: '1' }),
      }}
      name={comparisonParams.find}
      search={search}
      hrefWith={(id) => changeHref(t.locale, state, { add: id })}
      texts={{
        hint: t('comparison.plain'),
        label: t('comparison.find'),
        submit: t('comparison.find-submit'),
        none: t('comparison.find-none', { 0: search?.text ?? '' }),
        add: (code) => t('comparison.find-add', { code }),
      }}
    />
  );
}

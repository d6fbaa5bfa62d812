import { type ComponentType, useState } from 'react';
import calculatorStyles from '#app/calculators/light/calculator.css?url';
import { useT } from '#app/calculators/light/calculator-texts.ts';
import type { CalculatorStart } from '#app/calculators/light/luminaire-calculator.tsx';
import type { NamedLuminaire } from '#app/calculators/light/named-luminaire.ts';
import planStyles from '#app/calculators/light/plan.css?url';
import { OwnLuminaire } from '#app/photometry/own-luminaire.tsx';
import photometryStyles from '#app/photometry/photometry.css?url';
import type { CalculationPage } from '#app/screens/tools/load-calculation.ts';
import { useSearchVariants } from '#app/screens/tools/use-search-variants.ts';
import { PageHeading } from '#app/ui/page-heading.tsx';

type Props<Form, Outcome> = {
  page: CalculationPage<Form, Outcome>;
  title: string;
  description: string;
  /** The form as a query: another one opens the page again. */
  query: string;
  Calculator: ComponentType<CalculatorStart<Form, Outcome>>;
};

/** The page of a calculator; the visitor may drop a file in place of a luminaire of the catalogue. */
export function CalculatorPage<Form, Outcome>(props: Props<Form, Outcome>) {
  const { page, title, description, query, Calculator } = props;
  const t = useT();
  const search = useSearchVariants({ hasLight: true });
  const [own, setOwn] = useState<NamedLuminaire | null>(null);
  const open = (file: NamedLuminaire) => {
    setOwn({ ...file, name: t('calculator.own-file', { name: file.name }) });
  };
  return (
    <main id="main" className="container calculator-page">
      <link rel="stylesheet" href={photometryStyles} precedence="photometry" />
      <link rel="stylesheet" href={calculatorStyles} precedence="photometry" />
      <link rel="stylesheet" href={planStyles} precedence="photometry" />
      <PageHeading title={title} text={description} />
      <Calculator
        key={query}
        start={page.form}
        search={search}
        chosen={own ?? page.chosen}
        refusal={own ? null : page.refusal}
        first={page.chosen && page.outcome && { chosen: page.chosen, outcome: page.outcome }}
        isOwn={own !== null}
        example={page.example}
      >
        <OwnLuminaire onOpen={open} />
      </Calculator>
    </main>
  );
}

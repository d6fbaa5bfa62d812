import {
  type ComponentType,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
  useState,
} from 'react';
import { CalculationPresets } from '#app/calculators/layout/calculation-presets.tsx';
import { useT as useLayoutT } from '#app/calculators/layout/calculation-texts.ts';
import {
  type CalculationFiles,
  LuminaireActions,
} from '#app/calculators/layout/luminaire-actions.tsx';
import { ResultBar } from '#app/calculators/layout/result-bar.tsx';
import { useT } from '#app/calculators/light/calculator-texts.ts';
import type { FormProps } from '#app/calculators/light/form-fields.tsx';
import { LuminaireChoice } from '#app/calculators/light/luminaire-choice.tsx';
import type { NamedLuminaire } from '#app/calculators/light/named-luminaire.ts';
import { useAnnouncement } from '#app/calculators/light/use-announcement.ts';
import { useFormAddress } from '#app/calculators/light/use-form-address.ts';
import { type Solved, useSolved } from '#app/calculators/light/use-solved.ts';
import { useEarlyInput } from '#app/ui/browser/use-early-input.ts';
import type { SearchVariants } from '#app/ui/use-variant-search.ts';
import { pickKeyFigures } from '#core/calculators/bar-figures.ts';
import type { CheckedFigure } from '#core/calculators/checked-figure.ts';
import type { FormAddress } from '#core/calculators/form-address.ts';
import type { SizedPlane } from '#core/calculators/plane/plane-table.ts';
import { linkPresets, type Preset } from '#core/calculators/presets.ts';
import { joinFigures } from '#core/i18n/join-figures.ts';
import { pathTo } from '#core/i18n/paths.ts';

/** What distinguishes the calculators of roads, areas and escape routes. */
export type CalculatorParts<Form, Outcome> = {
  address: FormAddress<Form>;
  files: CalculationFiles;
  startWorker: () => Worker;
  Fields: ComponentType<FormProps<Form>>;
  /** Drawing, figures and tables. */
  Outcome: ComponentType<{
    form: Form;
    outcome: Outcome;
    onChange: Dispatch<SetStateAction<Form>>;
  }>;
  /** What is calculated at points. */
  listPlanes: (form: Form, outcome: Outcome) => SizedPlane[];
  /** How many luminaires a project list gets. */
  countLuminaires: (outcome: Outcome) => number;
};

type CalculatorTexts<Form, Outcome> = {
  title: string;
  /** Labels of what is wrong with the form. */
  listWrong: (form: Form) => string[];
  /** What screen readers announce of an outcome. */
  announce: (outcome: Outcome) => string | null;
  /** All figures of an outcome, of which the bar shows some. */
  listFigures: (form: Form, outcome: Outcome) => CheckedFigure[];
  method: string;
  /** What visitors often begin with. */
  presets: Preset[];
  /** Says of what the luminaires in a project list are, unless of all that is calculated. */
  projectNote?: string;
};

/** The calculation that a page shows. */
export type CalculatorStart<Form, Outcome> = {
  start: Form;
  search: SearchVariants;
  /** From the URL, from the visitor's own file, or an example. */
  chosen: NamedLuminaire | null;
  /** Why the luminaire in the URL is not calculated. */
  refusal: string | null;
  /** The server's outcome for the URL. */
  first: { chosen: NamedLuminaire; outcome: Outcome } | null;
  /** Whether the luminaire is from a file that only this page holds. */
  isOwn: boolean;
  /** SKU of the luminaire if the visitor has not chosen one. */
  example: string | null;
  /** A drop area for files. */
  children: ReactNode;
};

type Props<Form, Outcome> = CalculatorStart<Form, Outcome> & {
  parts: CalculatorParts<Form, Outcome>;
  texts: CalculatorTexts<Form, Outcome>;
};

const RESULT = 'calculator-outcome';

/** A calculation with one luminaire, repeated on every change; without scripts the form submits it. */
export function LuminaireCalculator<Form extends { luminaire: string }, Outcome>(
  props: Props<Form, Outcome>,
) {
  const { start, search, chosen, refusal, first, parts, texts, children } = props;
  const { address, Fields } = parts;
  const t = useT();
  const layoutT = useLayoutT();
  const fields = useEarlyInput();
  const [form, setForm] = useState(start);
  const wrong = texts.listWrong(form);
  const isRight = wrong.length === 0;
  const { solved, hasFailed, retry } = useSolved<Form, Outcome>(
    { form, luminaire: chosen?.luminaire ?? null, isRight },
    first && { input: { form: start, luminaire: first.chosen.luminaire }, outcome: first.outcome },
    parts.startWorker,
  );
  useFormAddress(form === start || !isRight ? null : address.format(form));
  const warning = isRight ? null : t('calculator.wrong.all', { fields: wrong.join('; ') });
  // The outcome of the form before stays until there is one of this form.
  const isCurrent = solved?.input.form === form && !hasFailed;
  const outcome = isCurrent ? texts.announce(solved.outcome) : null;
  const announced = useAnnouncement(warning ?? outcome);
  const shown = chosen && isRight ? solved : null;
  const figures = shown ? texts.listFigures(shown.input.form, shown.outcome) : [];
  const path = pathTo(t.locale, parts.files.screen);
  return (
    <>
      <CalculationPresets presets={linkPresets(texts.presets, address, { form, path })} />
      <div className="calculation calculator">
        <div className="calculation-entry">
          <form ref={fields} className="calculator-form" method="get">
            <LuminaireChoice
              {...{ search, refusal }}
              start={start.luminaire}
              name={chosen?.name ?? null}
            />
            <Fields form={form} onChange={setForm} />
          </form>
          {children}
          <ResultBar figures={pickKeyFigures(layoutT, figures)} target={RESULT} />
        </div>
        <div className="calculator-result">
          <p className="visually-hidden" role="status">
            {announced}
          </p>
          {hasFailed && <Failure onRetry={retry} />}
          {warning && <p className="calculator-warning">{warning}</p>}
          {shown && <Result {...props} solved={shown} onChange={setForm} />}
          {!solved && isRight && (
            <p className="calculator-note">
              {refusal ?? t(chosen ? 'calculator.busy' : 'calculator.luminaire.none')}
            </p>
          )}
          <Method text={texts.method} />
        </div>
      </div>
    </>
  );
}

function Method({ text }: { text: string }) {
  const t = useT();
  return (
    <section aria-labelledby="calculator-method">
      <h2 id="calculator-method">{t('calculator.method')}</h2>
      <p className="calculator-note">{joinFigures(text)}</p>
    </section>
  );
}

function Failure({ onRetry }: { onRetry: () => void }) {
  const t = useT();
  return (
    <p className="calculator-warning" role="alert">
      {t('calculator.failed')}{' '}
      <button type="button" onClick={onRetry}>
        {t('calculator.again')}
      </button>
    </p>
  );
}

type ResultProps<Form, Outcome> = Props<Form, Outcome> & {
  solved: Solved<Form, Outcome>;
  onChange: Dispatch<SetStateAction<Form>>;
};

function Result<Form extends { luminaire: string }, Outcome>({
  solved: { input, outcome },
  ...props
}: ResultProps<Form, Outcome>) {
  const { isOwn, example, parts, texts, chosen, onChange } = props;
  const { address, files } = parts;
  const t = useT();
  const isExample = example !== null && !isOwn;
  const shared = isExample ? { ...input.form, luminaire: example } : input.form;
  return (
    <section aria-labelledby={RESULT}>
      <h2 id={RESULT} tabIndex={-1}>
        {t('calculator.result')}
      </h2>
      {isExample && <p className="calculation-example">{t('calculator.example')}</p>}
      <LuminaireActions
        files={files}
        query={address.format(shared)}
        isOwn={isOwn}
        title={texts.title}
        listPlanes={() => parts.listPlanes(input.form, outcome)}
        luminaires={[{ luminaire: chosen, count: parts.countLuminaires(outcome) }]}
        note={texts.projectNote ?? ''}
      />
      <parts.Outcome form={input.form} outcome={outcome} onChange={onChange} />
    </section>
  );
}

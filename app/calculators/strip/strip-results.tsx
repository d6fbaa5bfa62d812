import { CalculationActions } from '#app/calculators/layout/calculation-actions.tsx';
import { useAnnouncement } from '#app/calculators/light/use-announcement.ts';
import { CuttingPlan } from '#app/calculators/strip/cutting-plan.tsx';
import { StripFindings } from '#app/calculators/strip/strip-finding-list.tsx';
import { useT } from '#app/calculators/strip/strip-texts.ts';
import { Wiring } from '#app/calculators/strip/wiring-diagram.tsx';
import { ScrollRegion } from '#app/ui/scroll-region.tsx';
import type { MaterialLine } from '#core/calculators/led-strip/material/material-line.ts';
import { reasonText } from '#core/calculators/led-strip/reason-text.ts';
import {
  announcementText,
  figureTexts,
  runRows,
  runTitles,
} from '#core/calculators/led-strip/result-texts.ts';
import type { StripPage } from '#core/calculators/led-strip/strip-page.ts';
import {
  formatStripRequest,
  type StripRequest,
} from '#core/calculators/led-strip/strip-request.ts';
import type { StripResult } from '#core/calculators/led-strip/strip-result.ts';
import { copyHref } from '#core/forms/copy-kinds.ts';
import { joinFigures } from '#core/i18n/join-figures.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { pathToStripFile } from '#core/i18n/strip-paths.ts';
import { projectHref } from '#core/projects/project-address.ts';
import { formatNumber } from '#core/units.ts';

type Target = '_blank' | undefined;

type Props = {
  page: StripPage;
  request: StripRequest;
  /** Target of links to variants. */
  target?: Target;
};

/** Id of the heading of the results. */
export const RESULTS = 'strip-results-title';

/** The results of a selection and its lengths, or an example while nothing is chosen. */
export function StripResults({ page, request, target }: Props) {
  const t = useT();
  const { result, example } = page;
  const notice = noticeOf(t, page, request);
  const announced = useAnnouncement(result ? announcementText(t, result) : notice);
  return (
    <section className="strip-results" aria-labelledby={RESULTS}>
      <h2 id={RESULTS} tabIndex={-1}>
        {t('strip.results')}
      </h2>
      <p className="visually-hidden" role="status">
        {announced}
      </p>
      {notice && <p className={noticeClass(page)}>{notice}</p>}
      {!page.refused && <Plan plan={example ?? { ...page, request }} target={target} />}
    </section>
  );
}

function noticeClass({ refused, example }: StripPage): string {
  if (refused) return 'strip-error';
  return example ? 'calculation-example' : 'strip-hint';
}

type PlanProps = {
  plan: Pick<StripPage, 'variant' | 'matches' | 'result'> & { request: StripRequest };
  target: Target;
};

function Plan({ plan: { variant, matches, result, request }, target }: PlanProps) {
  const t = useT();
  return (
    <>
      {variant && (
        <p>
          {result && matches > 1 && `${t('strip.several', { count: matches })} `}
          <a href={hrefOf(t.locale, variant)} target={target}>
            {joinFigures(variant.description)}
          </a>
        </p>
      )}
      {result && (
        <>
          <StripActions request={request} result={result} target={target} />
          <Result result={result} target={target} />
        </>
      )}
    </>
  );
}

type ActionProps = { request: StripRequest; result: StripResult; target: Target };

function StripActions({ request, result, target }: ActionProps) {
  const t = useT();
  const query = formatStripRequest(t.locale, request);
  const lines = result.material.flatMap((line, index) => {
    if (!line.variant) return [];
    const { id, sku } = line.variant;
    const note = reasonText(t, line);
    return { key: index + 1, id, sku, quantity: line.quantity, label: '', note };
  });
  return (
    <CalculationActions
      address={pathTo(t.locale, 'led-strip-calculator') + query}
      pdf={pathToStripFile(t.locale, 'pdf') + query}
      email={copyHref(t.locale, { kind: 'led-strip-plan', code: query })}
      project={projectHref(t.locale, { name: t('strip.title'), lines })}
      tables={{
        csv: pathToStripFile(t.locale, 'csv') + query,
        xlsx: pathToStripFile(t.locale, 'xlsx') + query,
      }}
      target={target}
      canPrint
    />
  );
}

const problemsOf = ({ runsProblem, cableProblem }: StripPage) =>
  [runsProblem, cableProblem].filter(Boolean).join(' ');

/** Why there is no plan of the visitor's own; empty if there is one. */
function noticeOf(t: ReturnType<typeof useT>, page: StripPage, { runsText }: StripRequest): string {
  const { refused, matches, result, example, variant } = page;
  if (refused) return refused;
  if (matches === 0) return t('strip.no-strip');
  if (example) return t('strip.example', { name: t(example.label) });
  if (result) return '';
  const problems = problemsOf(page);
  if (problems) return problems;
  if (variant) return t('strip.wait-lengths');
  return runsText.trim() === '' ? t('strip.wait') : t('strip.wait-family');
}

function Result({ result, target }: { result: StripResult; target: Target }) {
  const t = useT();
  const { findings, bars, material } = result;
  return (
    <>
      <StripFindings findings={findings} />
      <dl className="strip-figures">
        {figureTexts(t, result).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Runs result={result} />
      <h3>{t('strip.wiring')}</h3>
      <Wiring {...result} />
      {bars.length > 0 && <CuttingPlan bars={bars} />}
      <h3>{t('strip.material')}</h3>
      <Material lines={material} target={target} />
    </>
  );
}

function Runs({ result }: { result: StripResult }) {
  const t = useT();
  return (
    <ScrollRegion className="strip-scroll" label={t('strip.segments')}>
      <table>
        <thead>
          <tr>
            {runTitles(t).map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {runRows(t, result).map(([number, ...cells]) => (
            <tr key={number}>
              <th scope="row">{number}</th>
              {[...cells.entries()].map(([column, cell]) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function Material({ lines, target }: { lines: MaterialLine[]; target: Target }) {
  const t = useT();
  return (
    <div className="strip-scroll">
      <table className="strip-material">
        <thead>
          <tr>
            <th scope="col">{t('strip.quantity')}</th>
            <th scope="col">{t('strip.variant')}</th>
            <th scope="col">{t('strip.reason-head')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={`${line.reason} ${line.variant?.sku}`}>
              <td>{formatNumber(t.locale, line.quantity)}</td>
              <td>
                {line.variant ? (
                  <>
                    <a href={hrefOf(t.locale, line.variant)} target={target}>
                      {line.variant.sku}
                    </a>{' '}
                    {joinFigures(line.variant.description)}
                  </>
                ) : (
                  t('strip.no-variant')
                )}
              </td>
              <td>{joinFigures(reasonText(t, line))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type StripVariant = NonNullable<MaterialLine['variant']>;

function hrefOf(locale: LocaleCode, { id, product }: StripVariant): string {
  return `${pathTo(locale, 'products', product.slug)}?variation=${id}`;
}

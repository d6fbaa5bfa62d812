import comparedStyles from '#app/photometry/compared-light.css?url';
import diagramStyles from '#app/photometry/diagrams.css?url';
import { useT } from '#app/photometry/photometry-texts.ts';
import { PolarDrawing } from '#app/photometry/polar-drawing.tsx';
import { pathTo } from '#core/i18n/paths.ts';
import type { LightCalculator } from '#core/light-calculator.ts';
import { calculatorLink } from '#core/photometry/calculator-link.ts';
import type { LightOverlay, OverlaidPolar } from '#core/photometry/drawings/polar-overlay.ts';
import { formatNumber } from '#core/units.ts';

type Props = {
  overlay: LightOverlay;
  /** What the variants are planned with, by SKU. */
  calculators: Record<string, LightCalculator>;
};

/** Overlays the light distributions of compared variants: their shape and their absolute intensity. */
export function ComparedLight({ overlay, calculators }: Props) {
  const t = useT();
  const { names, relative, absolute } = overlay;
  return (
    <section className="compared-light" aria-labelledby="compared-light">
      <link rel="stylesheet" href={diagramStyles} precedence="photometry" />
      <link rel="stylesheet" href={comparedStyles} precedence="photometry" />
      <h2 id="compared-light">{t('photometry.compare')}</h2>
      <ul>
        {names.map((name, series) => (
          <li key={name} data-series={series}>
            {name} <CalculatorLink sku={name} calculator={calculators[name] ?? 'none'} />
          </li>
        ))}
      </ul>
      <div className="compared-light-drawings">
        <Overlay title={t('photometry.compare.relative')} polar={relative} names={names} />
        <Overlay title={t('photometry.compare.absolute')} polar={absolute} names={names} />
      </div>
      <p>{t('photometry.compare.planes')}</p>
    </section>
  );
}

function CalculatorLink({ sku, calculator }: { sku: string; calculator: LightCalculator }) {
  const t = useT();
  const link = calculatorLink(t, calculator);
  if (!link) return null;
  return (
    <a
      href={`${pathTo(t.locale, link.screen)}?luminaire=${encodeURIComponent(sku)}`}
      aria-label={`${link.label}: ${sku}`}
    >
      {link.label}
    </a>
  );
}

function Overlay({
  title,
  polar,
  names,
}: {
  title: string;
  polar: OverlaidPolar;
  names: string[];
}) {
  const { locale } = useT();
  return (
    <figure>
      <PolarDrawing
        curves={polar.curves}
        rings={polar.rings.map(({ radius, value }) => ({
          radius,
          label: formatNumber(locale, value, value < 10 ? 1 : 0),
        }))}
        hasUplight={polar.hasUplight}
        label={`${title}: ${names.join(', ')}`}
      />
      <figcaption>{title}</figcaption>
    </figure>
  );
}

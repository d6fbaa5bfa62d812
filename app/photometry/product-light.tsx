import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { getJson } from '#app/i18n/api-client.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { GroundLight } from '#app/photometry/ground-light.tsx';
import { PolarDrawing } from '#app/photometry/polar-drawing.tsx';
import { loadChunk } from '#app/ui/browser/loads.ts';
import { pathTo } from '#core/i18n/paths.ts';
import type { LightSummary } from '#core/photometry/light-summary.ts';

const AllLight = lazy(async () => {
  const { AllLight } = await loadChunk(() => import('#app/photometry/all-light.tsx'));
  return { default: AllLight };
});

type Props = {
  /** Id of the chosen variant. */
  variantId: number;
  /** The light in the page's data, with its variant id. */
  first: { variantId: number; summary: LightSummary };
};

/** Polar curve and figures of a variant, a badge for a valid file, and the full report on demand. */
export function ProductLight({ variantId, first }: Props) {
  const locale = useLocale();
  const shown = useLightOf(variantId, first);
  const { summary } = shown;
  return (
    <div className="product-light" aria-busy={shown.variantId !== variantId}>
      <div>
        <PolarDrawing
          curves={summary.curves}
          rings={summary.rings}
          hasUplight={summary.hasUplight}
          label={summary.label}
        />
        <ul className="polar-legend">
          {summary.legend.map((name, index) => (
            <li key={name} data-curve={index}>
              {name}
            </li>
          ))}
        </ul>
      </div>
      <div>
        {summary.checked && (
          <p className="product-light-checked">
            <strong>{summary.checked.badge}</strong> {summary.checked.text}
          </p>
        )}
        <Figures figures={summary.figures} />
        <p>
          <a href={`${pathTo(locale, 'photometry-viewer')}?variation=${variantId}`}>
            {summary.page}
          </a>{' '}
          {summary.calculator && (
            <a href={`${pathTo(locale, summary.calculator.screen)}?luminaire=${variantId}`}>
              {summary.calculator.label}
            </a>
          )}
        </p>
      </div>
      {summary.scene && <Scene scene={summary.scene} />}
      {summary.sky && (
        <section className="product-ground">
          <div>
            <h3>{summary.sky.title}</h3>
            <p>{summary.sky.note}</p>
          </div>
          <Figures figures={summary.sky.figures} />
        </section>
      )}
      {summary.ground && (
        <GroundLight key={shown.variantId} variantId={shown.variantId} first={summary.ground} />
      )}
      <MoreLight variantId={variantId} title={summary.more} />
    </div>
  );
}

function Figures({ figures }: Pick<LightSummary, 'figures'>) {
  return (
    <dl>
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The still picture of the light with its set-up and exposure. */
function Scene({ scene }: { scene: NonNullable<LightSummary['scene']> }) {
  const { picture, size, alt, text } = scene;
  return (
    <figure className="product-scene">
      <img src={picture} alt={alt} width={size} height={size} loading="lazy" />
      <figcaption>{text}</figcaption>
    </figure>
  );
}

/** Loads the light of a variant; returns the previous variant's until then. */
function useLightOf(variantId: number, first: Props['first']): Props['first'] {
  const locale = useLocale();
  const [shown, setShown] = useState(first);
  useEffect(() => {
    let isWanted = true;
    if (variantId === first.variantId) setShown(first);
    else {
      void getJson<LightSummary>(locale, `photometry/v1/variation/${variantId}`).then((summary) => {
        if (isWanted && summary) setShown({ variantId, summary });
      });
    }
    return () => {
      isWanted = false;
    };
  }, [variantId, first, locale]);
  return shown;
}

function MoreLight({ variantId, title }: { variantId: number; title: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  // The visitor may have opened it before hydration.
  useEffect(() => setIsOpen(details.current?.open ?? false), []);
  return (
    <details ref={details} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && (
        <Suspense>
          <AllLight variantId={variantId} />
        </Suspense>
      )}
    </details>
  );
}

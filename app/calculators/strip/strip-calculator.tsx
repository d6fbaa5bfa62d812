import { CalculationPresets } from '#app/calculators/layout/calculation-presets.tsx';
import { ResultBar } from '#app/calculators/layout/result-bar.tsx';
import stripStyles from '#app/calculators/strip/strip.css?url';
import type { StripData } from '#app/calculators/strip/strip-data.ts';
import { StripEmbed } from '#app/calculators/strip/strip-embed.tsx';
import { StripForm } from '#app/calculators/strip/strip-form.tsx';
import resultStyles from '#app/calculators/strip/strip-results.css?url';
import { RESULTS, StripResults } from '#app/calculators/strip/strip-results.tsx';
import { useT } from '#app/calculators/strip/strip-texts.ts';
import { useStripRequest } from '#app/calculators/strip/use-strip-request.ts';
import { keyFigures } from '#core/calculators/led-strip/result-texts.ts';
import type { StripPage } from '#core/calculators/led-strip/strip-page.ts';
import {
  formatStripRequest,
  type StripRequest,
} from '#core/calculators/led-strip/strip-request.ts';

type Props = {
  data: StripData;
  /** Path of the current page. */
  path: string;
  /** Embedded in another site: links open in a new tab. */
  isEmbedded?: boolean;
};

/** The LED strip calculator. The URL holds all its state, so that it can be shared and works without JavaScript. */
export function StripCalculator({ data, path, isEmbedded = false }: Props) {
  const t = useT();
  const { request, page, change, forget, isLive } = useStripRequest(data, path);
  const shown = page.result ?? page.example?.result;
  return (
    <>
      <link rel="stylesheet" href={stripStyles} precedence="strip" />
      <link rel="stylesheet" href={resultStyles} precedence="strip" />
      <Presets {...{ page, request, path }} />
      <div className="calculation strip" data-live={isLive || undefined}>
        <div className="calculation-entry">
          <StripForm {...{ page, request, path }} onChange={change} onForget={forget} />
          <ResultBar
            figures={shown ? keyFigures(t, shown) : []}
            isExample={!page.result}
            target={RESULTS}
          />
        </div>
        <StripResults page={page} request={request} {...(isEmbedded && { target: '_blank' })} />
      </div>
      {!isEmbedded && <StripEmbed siteUrl={data.siteUrl} family={request.choice.family} />}
    </>
  );
}

type PresetsProps = { page: StripPage; request: StripRequest; path: string };

function Presets({ page: { presets }, request, path }: PresetsProps) {
  const t = useT();
  const shown = formatStripRequest(t.locale, request);
  const links = presets.map(({ label, request }) => {
    const query = formatStripRequest(t.locale, request);
    return { label: t(label), href: path + query, isShown: query === shown };
  });
  return <CalculationPresets presets={links} />;
}

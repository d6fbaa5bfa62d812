import stripStyles from '#app/calculators/strip/strip.css?url';
import type { StripData } from '#app/calculators/strip/strip-data.ts';
import { StripEmbed } from '#app/calculators/strip/strip-embed.tsx';
import { StripForm } from '#app/calculators/strip/strip-form.tsx';
import resultStyles from '#app/calculators/strip/strip-results.css?url';
import { StripResults } from '#app/calculators/strip/strip-results.tsx';
import { useStripRequest } from '#app/calculators/strip/use-strip-request.ts';

type Props = {
  data: StripData;
  /** Path of the current page. */
  path: string;
  /** Embedded in another site: links open in a new tab. */
  isEmbedded?: boolean;
};

/** The LED strip calculator. The URL holds all its state, so that it can be shared and works without JavaScript. */
export function StripCalculator({ data, path, isEmbedded = false }: Props) {
  const { request, page, change, forget, isLive } = useStripRequest(data, path);
  return (
    <>
      <link rel="stylesheet" href={stripStyles} precedence="strip" />
      <link rel="stylesheet" href={resultStyles} precedence="strip" />
      <div className="strip" data-live={isLive || undefined}>
        <StripForm page={page} request={request} path={path} onChange={change} onForget={forget} />
        <StripResults page={page} request={request} {...(isEmbedded && { target: '_blank' })} />
      </div>
      {!isEmbedded && <StripEmbed siteUrl={data.siteUrl} family={request.choice.family} />}
    </>
  );
}

import { useT } from '#app/calculators/strip/strip-texts.ts';
import { BAR_HEIGHT, BAR_WIDTH, drawBar } from '#core/calculators/led-strip/bar-drawing.ts';
import { barText } from '#core/calculators/led-strip/result-texts.ts';
import type { StripResult } from '#core/calculators/led-strip/strip-result.ts';
import { formatNumber } from '#core/units.ts';

/** The cutting plan of profile bars: each bar to scale, its pieces with their lengths. */
export function CuttingPlan({ bars }: { bars: StripResult['bars'] }) {
  const t = useT();
  const longest = Math.max(...bars.map(({ stockMm }) => stockMm));
  return (
    <figure className="strip-plan">
      <figcaption>{t('strip.cutting-plan')}</figcaption>
      <ol>
        {[...bars.entries()].map(([number, bar]) => {
          const { width, pieces } = drawBar(bar, longest);
          return (
            <li key={number}>
              <svg viewBox={`0 0 ${BAR_WIDTH} ${BAR_HEIGHT}`} aria-hidden="true">
                <rect className="strip-rest" width={width} height={BAR_HEIGHT} />
                {[...pieces.entries()].map(([index, piece]) => (
                  <g key={index}>
                    <rect
                      className={piece.run % 2 === 0 ? 'strip-piece' : 'strip-piece-odd'}
                      x={piece.x + 0.75}
                      width={Math.max(0, piece.width - 1.5)}
                      height={BAR_HEIGHT}
                    />
                    {piece.hasText && (
                      <text x={piece.x + 8} y={BAR_HEIGHT - 8}>
                        {`${piece.run + 1}: ${formatNumber(t.locale, piece.lengthMm)}`}
                      </text>
                    )}
                  </g>
                ))}
              </svg>
              <p>{barText(t, bar, number)}</p>
            </li>
          );
        })}
      </ol>
    </figure>
  );
}

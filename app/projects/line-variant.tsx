import { nameOf } from '#app/projects/line-name.ts';
import { useT } from '#app/projects/project-texts.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { pictureUrl } from '#core/media.ts';
import type { ProjectLine } from '#core/projects/project.ts';
import { type ProjectVariant, variantFacts } from '#core/projects/project-variant.ts';
import { lineFlux, linePower } from '#core/projects/totals.ts';
import { formatQuantity } from '#core/units.ts';

/** Width of the picture file, pixels: sharp at 72 CSS pixels on a high-density screen. */
const PICTURE_WIDTH = 160;

export type LineProps = {
  line: ProjectLine;
  variant: ProjectVariant | undefined;
  /** The catalogue has no such variant. */
  isGone: boolean;
};

/** Returns the URL of a variant's picture in a list; null if it has none. */
export function thumbnailUrl({ picture, drawing }: ProjectVariant): string | null {
  return picture ? pictureUrl(picture.hash, PICTURE_WIDTH, 'webp') : drawing;
}

/** The variant of a line: picture, code, description and distinguishing figures. */
export function LineVariant({ line, variant, isGone }: LineProps) {
  const t = useT();
  const url = variant && thumbnailUrl(variant);
  const name = variant?.sku ?? nameOf(t, line);
  return (
    <>
      <span className="variant-picture project-picture">
        {url && <img src={url} width={72} height={72} alt="" decoding="async" />}
      </span>
      <div className="project-variant">
        {variant ? (
          <a
            className="project-code"
            href={`${pathTo(t.locale, 'products', variant.slug)}?variation=${variant.id}`}
          >
            <Code code={name} />
          </a>
        ) : (
          <strong className="project-code">{name}</strong>
        )}
        {variant && <p>{variant.description}</p>}
        {variant && <p className="project-facts">{variantFacts(t, variant).join(' · ')}</p>}
        {!variant && (
          <p className="project-gone">{t(isGone ? 'projects.gone' : 'projects.unknown')}</p>
        )}
      </div>
    </>
  );
}

/** Codes may break after their slashes. */
function Code({ code }: { code: string }) {
  return code.split(/(?<=\/)/).map((part, index) => (
    <span key={index}>
      {part}
      <wbr />
    </span>
  ));
}

/** Power and flux of all pieces of a line, with the figures of one piece below; the power of a driver is no load. */
export function LineFigures({ line, variant }: LineProps) {
  const t = useT();
  const figures = [
    {
      unit: 'W',
      digits: 2,
      label: t('projects.total-power'),
      sum: linePower(line, variant),
      each: variant?.isSupply ? null : variant?.powerW,
    },
    {
      unit: 'lm',
      digits: 1,
      label: t('projects.total-flux'),
      sum: lineFlux(line, variant),
      each: variant?.fluxLm,
    },
  ];
  return figures.map(({ unit, digits, label, sum, each }) => (
    <p key={unit} className="project-figure">
      <span className="visually-hidden project-label">{label}</span>
      <span>{sum === null ? '–' : formatQuantity(t.locale, sum, unit, digits)}</span>
      {each !== null && each !== undefined && (sum === null || line.quantity > 1) && (
        <small>{t('projects.each', { value: formatQuantity(t.locale, each, unit, digits) })}</small>
      )}
    </p>
  ));
}

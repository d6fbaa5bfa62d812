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
  article: ProjectVariant | undefined;
  /** The catalogue has no such variant. */
  isGone: boolean;
};

/** Returns the URL of a variant's picture in a list; null if it has none. */
export function thumbnailUrl({ picture, drawing }: ProjectVariant): string | null {
  return picture ? pictureUrl(picture.hash, PICTURE_WIDTH, 'webp') : drawing;
}

/** The variant of a line: picture, code, description and distinguishing figures. */
export function LineVariant({ line, article, isGone }: LineProps) {
  const t = useT();
  const url = article && thumbnailUrl(article);
  const name = article?.sku ?? nameOf(t, line);
  return (
    <>
      <span className="article-picture project-picture">
        {url && <img src={url} width={72} height={72} alt="" decoding="async" />}
      </span>
      <div className="project-article">
        {article ? (
          <a
            className="project-code"
            href={`${pathTo(t.locale, 'products', article.slug)}?variation=${article.id}`}
          >
            <Code code={name} />
          </a>
        ) : (
          <strong className="project-code">{name}</strong>
        )}
        {article && <p>{article.description}</p>}
        {article && <p className="project-facts">{variantFacts(t, article).join(' · ')}</p>}
        {!article && (
          <p className="project-gone">{t(isGone ? 'projects.gone' : 'projects.unknown')}</p>
        )}
      </div>
    </>
  );
}

/** Codes may break after their slashes. */
function Code({ code }: { code: string }) {
  return code.split(/(?<=\/)/).map((part, at) => (
    <span key={at}>
      {part}
      <wbr />
    </span>
  ));
}

/** Power and flux of all pieces of a line, with the figures of one piece below. */
export function LineFigures({ line, article }: LineProps) {
  const t = useT();
  const figures = [
    {
      unit: 'W',
      label: t('projects.total-power'),
      sum: linePower(line, article),
      one: article?.powerW,
    },
    {
      unit: 'lm',
      label: t('projects.total-flux'),
      sum: lineFlux(line, article),
      one: article?.fluxLm,
    },
  ];
  return figures.map(({ unit, label, sum, one }) => (
    <p key={unit} className="project-figure">
      <span className="visually-hidden project-label">{label}</span>
      <span>{sum === null ? '–' : formatQuantity(t.locale, sum, unit)}</span>
      {one !== null && one !== undefined && (sum === null || line.quantity > 1) && (
        <small>{t('projects.each', { value: formatQuantity(t.locale, one, unit) })}</small>
      )}
    </p>
  ));
}

import { useT } from '#app/forms/form-texts.ts';
import type { Finder } from '#app/forms/load-finder.ts';
import finderStyles from '#app/forms/product-finder.css?url';
import { Photo } from '#app/ui/photo.tsx';
import { pathToForm } from '#core/i18n/paths.ts';

/** Finds a product by place and picture. Links only: it works without scripts, and what was typed below stays. */
export function ProductFinder({ finder }: { finder: Finder }) {
  const t = useT();
  const { category, groups } = finder;
  return (
    <details id="finder" className="form-finder" open={category !== null}>
      <link rel="stylesheet" href={finderStyles} precedence="forms" />
      <summary>{t('forms.finder')}</summary>
      <p>{category === null ? t('forms.finder-where') : t('forms.finder-which')}</p>
      {category !== null && (
        <a href={`${pathToForm(t.locale, 'claim')}#finder`}>{t('forms.finder-back')}</a>
      )}
      {groups.map(({ title, tiles }) => (
        <section key={title} aria-label={title}>
          <h2>{title}</h2>
          <ul>
            {tiles.map((tile) => (
              <li key={tile.href}>
                <a href={tile.href}>
                  <Thumbnail {...tile} />
                  <span>
                    {tile.title}
                    {tile.code && <small>{tile.code}</small>}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </details>
  );
}

type Tile = Finder['groups'][number]['tiles'][number];

function Thumbnail({ picture, drawing }: Tile) {
  if (picture) return <Photo picture={{ ...picture, alt: '' }} sizes="11rem" />;
  if (!drawing) return null;
  return <img src={drawing.url} width={96} height={96} alt="" loading="lazy" />;
}

import { useT } from '#app/i18n/use-t.ts';
import { EnergyArrow } from '#app/screens/product/energy-arrow.tsx';
import { KeyFigures } from '#app/screens/product/key-figures.tsx';
import { Gallery } from '#app/screens/product/media/gallery.tsx';
import { SceneSlide } from '#app/screens/product/media/scene-slide.tsx';
import type { ShownProduct } from '#app/screens/product/product-details.tsx';
import styles from '#app/screens/product/product-hero.module.css';
import { VariantChooser } from '#app/screens/product/variant-chooser.tsx';
import { CompareBox } from '#app/ui/compare-box.tsx';
import { ProjectBox } from '#app/ui/project-box.tsx';
import type { ProductDetail, Variant } from '#core/catalogue/product-view.ts';
import { ofFinish } from '#core/catalogue/variants/pictures-of-variant.ts';
import type { DownloadView } from '#core/documents/document-kind.ts';
import { joinUnits } from '#core/i18n/join-units.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { sceneUrl } from '#core/media.ts';
import { calculatorLink } from '#core/photometry/calculator-link.ts';

type Props = {
  product: Pick<ShownProduct, 'light'> & ProductDetail & { downloads: DownloadView };
  chosen: Variant;
  hrefOf: (variant: Variant) => string;
};

/** The part above the fold: pictures, introduction, and the key figures of the chosen variant. */
export function ProductHero({ product, chosen, hrefOf }: Props) {
  const t = useT();
  const { legacySkus } = chosen;
  const calculator = chosen.photometry && calculatorLink(t, product.calculator);
  const replaced = legacySkus.length > 0 ? legacySkus : product.legacyCodes;
  return (
    <div className={styles.hero}>
      <Gallery
        title={product.title}
        pictures={picturesOf(product, chosen)}
        drawing={product.drawings[0] ?? null}
        scene={sceneOf(product, chosen)}
      />
      <div className={styles.facts}>
        <header className={styles.heading}>
          <p className={styles.eyebrow}>
            {t('product.family', { family: product.family.title })} ·{' '}
            {product.types.map(({ title }) => title).join(', ')}
          </p>
          <h1 className={styles.title}>{product.title}</h1>
          <p className={styles.summary}>{joinUnits(product.summary)}</p>
          <p className={styles.codes} aria-live="polite">
            <strong>{chosen.sku}</strong>
            {replaced.length > 0 && (
              <span>
                {t('figure.legacy')} {replaced.join(', ')}
              </span>
            )}
          </p>
        </header>
        <KeyFigures variant={chosen} />
        <div className={styles.quick}>
          <FileLinks product={product} chosen={chosen} />
          <p>
            <CompareBox id={chosen.id} parent={product.id} name={chosen.sku} />
            <ProjectBox id={chosen.id} parent={product.id} sku={chosen.sku} />
          </p>
        </div>
        <EnergyArrow product={product} chosen={chosen} />
        <div className={styles.choice}>
          <VariantChooser variants={product.variants} chosen={chosen} hrefOf={hrefOf} />
          <p className={styles.actions}>
            <a className={styles.secondary} href="#where-to-buy">
              {t('section.where-to-buy')}
            </a>
            {calculator && (
              <a
                className={styles.secondary}
                href={`${pathTo(t.locale, calculator.screen)}?luminaire=${chosen.id}`}
              >
                {calculator.label}
              </a>
            )}
          </p>
        </div>
      </div>
    </div>
  );
}

const QUICK_KINDS = ['datasheet', 'eulumdat', 'ies'] as const;

/** The files that most visitors come for, of the chosen variant: datasheet and photometric files. */
function FileLinks({ product, chosen }: Pick<Props, 'product' | 'chosen'>) {
  const t = useT();
  const { folder, kinds, variants } = product.downloads;
  const files = variants[product.variants.indexOf(chosen)] ?? {};
  return QUICK_KINDS.map((id) => {
    const file = kinds.find(({ kind }) => kind === id);
    if (!file || files[id] === undefined) return null;
    const isFirst = id === 'datasheet';
    return (
      <a
        key={id}
        className={isFirst ? styles.primary : styles.secondary}
        href={`${folder}/${chosen.sku}/${file.name}`}
        aria-label={isFirst ? undefined : `${file.format}, ${t(`document.${id}`)}`}
      >
        {isFirst ? t('document.datasheet') : file.format}
      </a>
    );
  });
}

/** The picture of the chosen variant's light; null for one without light. */
function sceneOf(product: Props['product'], chosen: Variant) {
  const summary = product.light?.summary.scene;
  if (!summary || !chosen.photometry) return null;
  const picture = sceneUrl(chosen.id);
  return { picture, slide: <SceneSlide {...{ product, chosen, picture, summary }} /> };
}

/** Returns the pictures of the chosen variant's finish, its own picture first. */
function picturesOf({ pictures }: ProductDetail, { picture, finish }: Variant) {
  const shown = ofFinish(pictures, finish);
  return picture ? [picture, ...shown.filter(({ hash }) => hash !== picture.hash)] : shown;
}

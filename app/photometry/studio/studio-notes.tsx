import type { ProductDetail } from '#core/catalogue/product-view.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { calculatorLink } from '#core/photometry/calculator-link.ts';
import { reflectedText } from '#core/photometry/scene/scene-summary.ts';
import type { StudioPicture } from './scene-renderer.ts';
import { useT } from './studio-texts.ts';

type Props = {
  calculator: ProductDetail['calculator'];
  variantId: number;
  picture: StudioPicture | null;
  hasFailed: boolean;
};

/** How the picture is calculated, and the calculator that plans with the luminaire. */
export function StudioNotes({ calculator, variantId, picture, hasFailed }: Props) {
  const t = useT();
  const link = calculatorLink(t, calculator);
  return (
    <>
      <p className="studio-note">
        {picture && reflectedText(t, picture.scene.reflectedLux)} {t('studio.note')}
      </p>
      {link && (
        <a className="studio-link" href={`${pathTo(t.locale, link.screen)}?luminaire=${variantId}`}>
          {link.label}
        </a>
      )}
      {hasFailed && <p role="alert">{t('studio.failed')}</p>}
    </>
  );
}

import type { Variant } from '#core/catalogue/product-view.ts';
import type { StudioPicture } from './scene-renderer.ts';
import { type Place, StudioPictureView } from './studio-picture.tsx';

type Props = {
  picture: StudioPicture | null;
  variant: Variant;
  /** Describes the scene. */
  label: string;
  /** The illuminance at the place, in words. */
  readout: string;
  place: Place;
  onPoint: (place: Place, by: 'pointer' | 'keys') => void;
};

/** The picture of a variant's light, with its code and what is read. */
export function StudioFigure({ picture, variant, label, readout, place, onPoint }: Props) {
  return (
    <figure className="studio-figure">
      <StudioPictureView
        picture={picture}
        label={`${variant.sku}. ${label}`}
        place={place}
        onPoint={onPoint}
      />
      <figcaption>
        <strong>{variant.sku}</strong>
        <span className="studio-readout">{readout}</span>
      </figcaption>
    </figure>
  );
}

import { preload } from 'react-dom';
import { type Picture, type pictureFormats, pictureUrl, widthsFor } from '#core/media.ts';

type Props = {
  picture: Picture;
  /** The `sizes` attribute: the displayed width of the picture. */
  sizes: string;
  /** The picture that a visitor sees first: loaded eagerly, with high priority. */
  isFirst?: boolean;
  className?: string | undefined;
};

/** A responsive picture: AVIF or WebP in a suitable width, with its dimensions set so that nothing shifts. */
export function Photo({ picture, sizes, isFirst = false, className }: Props) {
  const { hash, width, height, alt, focus } = picture;
  const widths = widthsFor(width);
  const sources = (format: (typeof pictureFormats)[number]) =>
    widths.map((wide) => `${pictureUrl(hash, wide, format)} ${wide}w`).join(', ');
  const fallback = widths.find((wide) => wide >= 640) ?? (widths.at(-1) as number);
  const fallbackUrl = pictureUrl(hash, fallback, 'webp');
  if (isFirst)
    preload(fallbackUrl, {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: sources('avif'),
      imageSizes: sizes,
      fetchPriority: 'high',
    });
  return (
    <picture>
      <source type="image/avif" srcSet={sources('avif')} sizes={sizes} />
      <img
        className={className}
        src={fallbackUrl}
        srcSet={sources('webp')}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        data-focus={focus}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding={isFirst ? 'sync' : 'async'}
      />
    </picture>
  );
}

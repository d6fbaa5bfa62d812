import { type ReactNode, useRef, useState } from 'react';
import { ProductPicture } from '#app/catalogue/product-picture.tsx';
import { useT } from '#app/i18n/use-t.ts';
import styles from '#app/screens/product/media/gallery.module.css';
import type { GalleryZoom } from '#app/screens/product/media/gallery-zoom.tsx';
import { loadChunk } from '#app/ui/browser/loads.ts';
import { Photo } from '#app/ui/photo.tsx';
import type { FileLink, Picture } from '#core/media.ts';

type Props = {
  title: string;
  pictures: Picture[];
  drawing: FileLink | null;
  /** The picture of the light, which is shown last. */
  scene: { picture: string; slide: ReactNode } | null;
};

const MAIN_SIZES = '(min-width: 1440px) 740px, (min-width: 1024px) 52vw, (min-width: 700px) 45vw, ';
/** Height of the row on a phone, vw. */
const PHONE_HEIGHT = 46;

const THUMBNAIL_SIZES = '(min-width: 700px) 96px, 48px';

const loadZoom = async () =>
  (await loadChunk(() => import('#app/screens/product/media/gallery-zoom.tsx'))).loadStyledZoom();

/**
 * The pictures of a product in a row with scroll snapping: swiped on a phone, chosen by thumbnails, enlarged on a
 * press. Without JavaScript the thumbnails are links to the pictures and the row scrolls.
 */
export function Gallery({ title, pictures, drawing, scene }: Props) {
  const t = useT();
  const row = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const [isZoomed, setZoomed] = useState(false);
  const [Zoom, setZoom] = useState<typeof GalleryZoom | null>(null);

  const show = (index: number) => {
    const target = row.current?.children[index] as HTMLElement | undefined;
    row.current?.scrollTo({ left: target?.offsetLeft ?? 0, behavior: 'smooth' });
    setShown(index);
  };
  const enlarge = () => {
    setZoomed(true);
    loadZoom().then((loaded) => setZoom(() => loaded), reportError);
  };

  if (pictures.length === 0) return <NoPictures {...{ title, drawing }} />;
  return (
    <section className={styles.gallery} aria-label={t('gallery.label', { title })}>
      <ul
        ref={row}
        className={styles.row}
        onScrollEnd={({ currentTarget }) => {
          setShown(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth));
        }}
      >
        {pictures.map((picture, index) => (
          <li key={picture.hash} id={`picture-${index + 1}`} className={styles.slide}>
            <button
              type="button"
              className={styles.enlarge}
              onPointerEnter={() => void loadZoom().catch(() => {})}
              onClick={enlarge}
              tabIndex={index === shown ? 0 : -1}
            >
              <ProductPicture
                {...{ picture, drawing: null, isFirst: index === 0 }}
                sizes={sizesOf(picture)}
              />
              <span className="visually-hidden">{t('gallery.enlarge')}</span>
            </button>
          </li>
        ))}
        {scene && (
          <li id={`picture-${pictures.length + 1}`} className={styles.slide}>
            {scene.slide}
          </li>
        )}
      </ul>
      <Thumbnails pictures={pictures} scene={scene} shown={shown} onShow={show} />
      {Zoom && (
        <Zoom
          {...{ pictures, shown, isOpen: isZoomed, onShow: show }}
          onClose={() => setZoomed(false)}
        />
      )}
    </section>
  );
}

/** The displayed width: on a phone by the height of the row. */
function sizesOf({ width, height }: Picture): string {
  return `${MAIN_SIZES}${Math.min(2 * PHONE_HEIGHT, Math.round((PHONE_HEIGHT * width) / height))}vw`;
}

type ThumbnailsProps = Pick<Props, 'pictures' | 'scene'> & {
  shown: number;
  onShow: (index: number) => void;
};

function Thumbnails({ pictures, scene, shown, onShow }: ThumbnailsProps) {
  const t = useT();
  const thumbnails = pictures.map((picture, index) => (
    <Photo
      key={picture.hash}
      picture={{ ...picture, alt: '' }}
      // The first thumbnail reuses the file that has loaded for the row.
      sizes={index === 0 ? sizesOf(picture) : THUMBNAIL_SIZES}
    />
  ));
  if (scene) thumbnails.push(<img key="scene" src={scene.picture} alt="" loading="lazy" />);
  if (thumbnails.length < 2) return null;
  return (
    <ul className={styles.thumbnails}>
      {thumbnails.map((thumbnail, index) => (
        <li key={thumbnail.key}>
          <a
            href={`#picture-${index + 1}`}
            aria-current={index === shown ? 'true' : undefined}
            aria-label={t('gallery.show', { number: index + 1, count: thumbnails.length })}
            onClick={(event) => {
              event.preventDefault();
              onShow(index);
            }}
          >
            {thumbnail}
          </a>
        </li>
      ))}
    </ul>
  );
}

function NoPictures({ title, drawing }: Pick<Props, 'title' | 'drawing'>) {
  const t = useT();
  return (
    <div className={styles.gallery}>
      <ProductPicture
        picture={null}
        drawing={drawing}
        sizes="92vw"
        isFirst
        drawingAlt={t('gallery.drawing', { title })}
      />
    </div>
  );
}

import styles from '#app/screens/product/media/product-video.module.css';
import { type Film, pictureUrl } from '#core/media.ts';

const POSTER_WIDTH = 800;

/** A video of the product; only its poster loads before the visitor starts it. */
export function ProductVideo({ video: { url, title, width, height, poster } }: { video: Film }) {
  return (
    <figure className={styles.figure}>
      <video
        className={styles.video}
        src={url}
        poster={poster ? pictureUrl(poster.hash, POSTER_WIDTH, 'webp') : undefined}
        width={width ?? 960}
        height={height ?? 540}
        controls
        muted
        playsInline
        preload="none"
      />
      <figcaption>{title}</figcaption>
    </figure>
  );
}

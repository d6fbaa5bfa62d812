import styles from '#app/catalogue/product-video.module.css';
import type { FileLink } from '#core/media.ts';

type Props = { video: FileLink; poster?: string | undefined };

/** A film of the product: nothing is fetched before it is asked for. */
export function ProductVideo({ video, poster }: Props) {
  return (
    <figure className={styles.figure}>
      <video
        className={styles.video}
        src={video.url}
        poster={poster}
        width={video.width ?? 960}
        height={video.height ?? 540}
        controls
        muted
        playsInline
        preload="none"
      />
      <figcaption>{video.title}</figcaption>
    </figure>
  );
}

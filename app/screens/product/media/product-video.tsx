import styles from '#app/screens/product/media/product-video.module.css';
import { type Film, pictureUrl } from '#core/media.ts';

const POSTER_WIDTH = 800;

/** A video of the product; only its poster loads before the visitor starts it. */
export function ProductVideo({ video }: { video: Film }) {
  const { url, title, width, height, poster, av1, captions } = video;
  return (
    <figure className={styles.figure}>
      <video
        className={styles.video}
        poster={poster ? pictureUrl(poster.hash, POSTER_WIDTH, 'webp') : undefined}
        width={width ?? 960}
        height={height ?? 540}
        controls
        muted
        playsInline
        preload="none"
      >
        {av1 && <source src={av1.url} type={av1.type} />}
        <source src={url} />
        {captions?.map(({ url, language, label }, index) => (
          <track key={url} src={url} srcLang={language} label={label} default={index === 0} />
        ))}
      </video>
      <figcaption>{title}</figcaption>
    </figure>
  );
}

import styles from '#app/screens/page/home-introduction.module.css';

/** A short introduction to the company from content, between the hero and the catalogue. */
export function HomeIntroduction({ html }: { html: string }) {
  return <div className={styles.introduction} dangerouslySetInnerHTML={{ __html: html }} />;
}

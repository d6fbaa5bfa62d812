import styles from '#app/screens/page/home-introduction.module.css';

/** What the house stands for, in a few sentences from content between the first picture and the catalogue. */
export function HomeIntroduction({ html }: { html: string }) {
  return <div className={styles.introduction} dangerouslySetInnerHTML={{ __html: html }} />;
}

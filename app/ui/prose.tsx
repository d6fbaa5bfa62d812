import styles from '#app/ui/prose.module.css';

type Props = { html: string; className?: string | undefined };

/** Running text from content. The importer generates the markup from Markdown and escapes raw HTML. */
export function Prose({ html, className = '' }: Props) {
  return (
    <div className={`${styles.prose} ${className}`} dangerouslySetInnerHTML={{ __html: html }} />
  );
}

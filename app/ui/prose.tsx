import styles from '#app/ui/prose.module.css';

type Props = { html: string; className?: string | undefined };

/** Running text from content. The importer has made the markup from Markdown and lets no raw HTML through. */
export function Prose({ html, className = '' }: Props) {
  return (
    <div className={`${styles.prose} ${className}`} dangerouslySetInnerHTML={{ __html: html }} />
  );
}

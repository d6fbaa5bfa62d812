import type { ReactNode } from 'react';
import styles from '#app/ui/page-heading.module.css';

type Props = {
  title: string;
  text?: string | undefined;
  eyebrow?: string | undefined;
  children?: ReactNode;
};

/** The large title of a screen, a sentence on what it holds, and what else belongs at its top. */
export function PageHeading({ title, text, eyebrow, children }: Props) {
  return (
    <header className={styles.heading}>
      {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
      <h1 className={styles.title}>{title}</h1>
      {text && <p className={styles.text}>{text}</p>}
      {children}
    </header>
  );
}

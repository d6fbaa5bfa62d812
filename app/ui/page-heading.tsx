import type { ReactNode } from 'react';
import styles from '#app/ui/page-heading.module.css';
import { joinUnits } from '#core/i18n/join-units.ts';

type Props = {
  title: string;
  text?: string | undefined;
  eyebrow?: string | undefined;
  children?: ReactNode;
};

/** The title of a screen with a lead sentence and other content at its top. */
export function PageHeading({ title, text, eyebrow, children }: Props) {
  return (
    <header className={styles.heading}>
      {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
      <h1 className={styles.title}>{title}</h1>
      {text && <p className={styles.text}>{joinUnits(text)}</p>}
      {children}
    </header>
  );
}

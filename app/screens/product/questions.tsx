import styles from '#app/screens/product/questions.module.css';
import { Prose } from '#app/ui/prose.tsx';
import disclosureStyles from '#app/ui/shared/disclosure.module.css';
import type { Question } from '#core/catalogue/product-view.ts';
import { joinUnits } from '#core/i18n/join-units.ts';

/** Questions that expand to show their answers. */
export function Questions({ questions }: { questions: Question[] }) {
  return (
    <div className={styles.questions}>
      {questions.map(({ question, answerHtml }) => (
        <details key={question} className={`${disclosureStyles.disclosure} ${styles.question}`}>
          <summary>{joinUnits(question)}</summary>
          <Prose html={answerHtml} />
        </details>
      ))}
    </div>
  );
}

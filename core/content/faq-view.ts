import { foldText } from '#core/fold-text.ts';
import type { Localised } from '#core/i18n/localised.ts';

/** A question with its answer in one language; `anchor` is unique on the page. */
type FaqQuestion = {
  anchor: string;
  /** Its anchors in other languages; not stored. */
  anchors?: Partial<Localised>;
  question: string;
  answerHtml: string;
  /** The answer without markup. */
  answer: string;
};

export type FaqTopic = {
  id: number;
  code: string;
  anchor: string;
  anchors?: Partial<Localised>;
  title: string;
  questions: FaqQuestion[];
};

/** Returns the topics with those of their questions that contain every word of a text; empty topics are left out. */
export function searchFaqs(topics: FaqTopic[], text: string): FaqTopic[] {
  const words = foldText(text).split(' ').filter(Boolean);
  if (words.length === 0) return topics;
  const holdsAll = ({ question, answer }: FaqQuestion) => {
    const source = foldText(`${question} ${answer}`);
    return words.every((word) => source.includes(word));
  };
  return topics
    .map((topic) => ({ ...topic, questions: topic.questions.filter(holdsAll) }))
    .filter(({ questions }) => questions.length > 0);
}

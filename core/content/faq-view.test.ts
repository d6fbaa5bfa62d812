import { expect, test } from 'vitest';
import { type FaqTopic, searchFaqs } from '#core/content/faq-view.ts';

const question = (anchor: string, question: string, answer: string) => {
  return { anchor, question, answer, answerHtml: `<p>${answer}</p>` };
};
const topics: FaqTopic[] = [
  {
    ...{ id: 1, code: 'dimming', anchor: 'dimming', title: 'Dimming' },
    questions: [
      question('dali', 'What is DALI?', 'A protocol for dimming.'),
      question('phase', 'What is phase dimming?', 'Dimming with the mains.'),
    ],
  },
  {
    ...{ id: 2, code: 'delivery', anchor: 'delivery', title: 'Delivery' },
    questions: [question('when', '¿Cuándo llega?', 'En dos días.')],
  },
];
const anchorsOf = (text: string) =>
  searchFaqs(topics, text).map(({ questions }) => questions.map(({ anchor }) => anchor));

test('every word must be in the question or its answer, accents and case aside', () => {
  expect(anchorsOf('dimming')).toEqual([['dali', 'phase']]);
  expect(anchorsOf('DIMMING protocol')).toEqual([['dali']]);
  expect(anchorsOf('cuando dias')).toEqual([['when']]);
  expect(anchorsOf('dimming dias')).toEqual([]);
});

test('no text finds everything', () => {
  expect(searchFaqs(topics, ' ')).toBe(topics);
});

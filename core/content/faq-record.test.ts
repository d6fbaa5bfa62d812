import { expect, test } from 'vitest';
import { faqTopicRecordSchema } from '#core/content/faq-record.ts';
import { acceptedBy } from '#core/record-limits.fixtures.ts';

const both = (text: string) => ({ en: text, es: text });
const answer = both('x'.repeat(20));
const questions = [{ slug: both('a'), question: both('A?'), answer }];
const accepted = acceptedBy(faqTopicRecordSchema, {
  ...{ code: 'a', slug: both('a'), title: both('A'), order: 1, questions },
});

test('a topic has at least one question, and an answer is more than a word', () => {
  expect(accepted('questions', [questions, []])).toEqual([questions]);
  expect(accepted('questions.0.answer', [answer, both('x'.repeat(19))])).toEqual([answer]);
  expect(accepted('order', [0, -1, 1.5])).toEqual([0, -1]);
});

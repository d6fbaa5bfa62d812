import { foldText } from '#core/fold-text.ts';
import type { Localised } from '#core/i18n/localised.ts';
import { say } from '#core/say.ts';
import {
  type Complain,
  complaintsAbout,
  createFieldClaims,
  createUniqueness,
} from '#server/import/check/complaints.ts';
import { quote, type Report } from '#server/import/content-problem.ts';
import type { Content } from '#server/import/read/content-records.ts';
import type { FieldPath } from '#server/import/read/parse-yaml.ts';

/** Checks that each place has one list of keywords, and that no list repeats one. */
export function checkKeywords(content: Content, report: Report): void {
  const { keywords, pages, articles, faqs } = content;
  for (const source of Object.values(keywords)) {
    const complain = complaintsAbout(source, report);
    const claim = createUniqueness();
    const claimField = createFieldClaims({ claim, complain, file: source.file });
    for (const [index, { place, keywords: list }] of source.record.entries()) {
      claimField('place', [index, 'place'], place);
      checkRepeated(list, [index, 'keywords'], complain);
    }
  }
  for (const page of pages.flatMap(({ texts }) => Object.values(texts))) {
    checkRepeated(page.record.keywords, ['keywords'], complaintsAbout(page, report));
  }
  for (const article of articles) {
    checkLocalised(article.record.keywords, ['keywords'], complaintsAbout(article, report));
  }
  for (const topic of faqs) {
    const complain = complaintsAbout(topic, report);
    for (const [index, { keywords: localised }] of topic.record.questions.entries()) {
      checkLocalised(localised, ['questions', index, 'keywords'], complain);
    }
  }
}

function checkLocalised(
  keywords: Localised<string[]> | undefined,
  path: FieldPath,
  complain: Complain,
): void {
  for (const [locale, list] of Object.entries(keywords ?? {})) {
    checkRepeated(list, [...path, locale], complain);
  }
}

function checkRepeated(list: string[], path: FieldPath, complain: Complain): void {
  const seen = new Set<string>();
  for (const [position, keyword] of list.entries()) {
    const folded = foldText(keyword);
    if (seen.has(folded)) {
      const problem = say`${quote(keyword)} is already among its keywords`;
      const whatToDo = say`Remove it: capitals and accents make no difference.`;
      complain([...path, position], keyword, { problem, whatToDo });
    }
    seen.add(folded);
  }
}

import { type LocaleCode, localeCodes } from '#core/i18n/locales.ts';
import type { Localised } from '#core/i18n/localised.ts';
import { complaintsAbout } from '#server/import/complaints.ts';
import type { Content } from '#server/import/content.ts';
import {
  findMarkdownFaults,
  type MarkdownFault,
  type MarkdownLinks,
} from '#server/import/markdown.ts';
import type { FieldPath } from '#server/import/parse-yaml.ts';
import { quote, type Report } from '#server/import/problem.ts';

type LinksOf = (locale: LocaleCode) => MarkdownLinks;

/** Checks that every link and picture in a Markdown text leads somewhere. */
export function checkTexts(content: Content, linksOf: LinksOf, report: Report): void {
  for (const record of [...content.categories, ...content.products]) {
    const check = (path: FieldPath, text: Localised) => {
      for (const locale of localeCodes) {
        for (const fault of findMarkdownFaults(text[locale], linksOf(locale))) {
          const complain = complaintsAbout(record, report, fault.line);
          complain([...path, locale], fault.value, ...explain(fault));
        }
      }
    };
    check(['description'], record.record.description);
    if (!('questions' in record.record)) continue;
    for (const [index, { answer }] of record.record.questions.entries()) {
      check(['questions', index, 'answer'], answer);
    }
  }
  for (const { texts } of content.pages) {
    for (const locale of localeCodes) {
      const page = texts[locale];
      if (!page) continue;
      for (const fault of findMarkdownFaults(page.body, linksOf(locale))) {
        // Pictures of pages are told with the other media.
        if (fault.isImage) continue;
        const [problem, whatToDo] = explain(fault);
        const place = { line: page.bodyLine + fault.line - 1 };
        const { file } = page;
        report.error({ file, place, field: '', value: fault.value, problem, whatToDo });
      }
    }
  }
}

function explain({ value, isImage }: MarkdownFault): [string, string] {
  if (isImage) {
    return [
      `the picture ${quote(value)} is not in media/scenes/`,
      'Name a file that is there; only its name, without a folder.',
    ];
  }
  return [
    `the link ${quote(value)} leads nowhere`,
    'Write product:<code>, category:<code>, page:<code>, screen:products, or an address that starts with https://.',
  ];
}

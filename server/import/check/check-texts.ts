import { movingDrawings, stillDrawings } from '#core/content/drawing-names.ts';
import { leadsOut } from '#core/content/external-address.ts';
import { type LocaleCode, localeCodes } from '#core/i18n/locales.ts';
import type { Localised } from '#core/i18n/localised.ts';
import { say } from '#core/say.ts';
import { complaintsAbout, type Fault } from '#server/import/check/complaints.ts';
import { quote, type Report } from '#server/import/content-problem.ts';
import {
  findMarkdownFaults,
  type MarkdownFault,
  type MarkdownLinks,
} from '#server/import/markdown.ts';
import { didYouMean } from '#server/import/nearest.ts';
import type { Content } from '#server/import/read/content-records.ts';
import type { FieldPath, Sourced } from '#server/import/read/parse-yaml.ts';

type LinksOf = (locale: LocaleCode) => MarkdownLinks;

/** Checks the target of every link and picture in Markdown texts. */
export function checkTexts(content: Content, linksOf: LinksOf, report: Report): void {
  for (const record of [...content.categories, ...content.products]) {
    const check = (path: FieldPath, text: Localised) => {
      for (const locale of localeCodes) {
        for (const fault of findMarkdownFaults(text[locale], linksOf(locale))) {
          const complain = complaintsAbout(record, report, fault.line);
          complain([...path, locale], fault.value, explain(fault));
        }
      }
    };
    check(['description'], record.record.description);
    if (!('questions' in record.record)) continue;
    for (const [index, { answer }] of record.record.questions.entries()) {
      check(['questions', index, 'answer'], answer);
    }
  }
  checkEntries(content, linksOf, report);
  for (const { texts } of content.articles) {
    for (const locale of localeCodes) {
      const source = texts[locale];
      if (source) checkFile({ ...source, firstLine: 1 }, linksOf(locale), report);
    }
  }
  for (const { texts } of content.pages) {
    for (const locale of localeCodes) {
      const page = texts[locale];
      if (!page) continue;
      const { file, body, bodyLine } = page;
      checkFile({ file, text: body, firstLine: bodyLine }, linksOf(locale), report);
    }
  }
}

type TextFile = { file: string; text: string; firstLine: number };

function checkFile({ file, text, firstLine }: TextFile, links: MarkdownLinks, report: Report) {
  for (const fault of findMarkdownFaults(text, links)) {
    // Pictures of whole files are reported with the other media.
    if (fault.kind === 'picture') continue;
    const place = { line: firstLine + fault.line - 1 };
    report.error({ file, place, field: '', value: fault.value, ...explain(fault) });
  }
}

/** Texts within records of a list: definitions, answers, descriptions. */
function checkEntries(content: Content, linksOf: LinksOf, report: Report): void {
  const texts: { source: Sourced<unknown>; path: FieldPath; text: Localised }[] = [
    ...content.glossary.flatMap((source) =>
      source.record.map(({ definition }, at) => ({
        source,
        path: [at, 'definition'],
        text: definition,
      })),
    ),
    ...content.faqs.flatMap((source) =>
      source.record.questions.map(({ answer }, at) => ({
        source,
        path: ['questions', at, 'answer'],
        text: answer,
      })),
    ),
    ...(content.showrooms?.record ?? []).map(({ description }, at) => ({
      source: content.showrooms as Sourced<unknown>,
      path: [at, 'description'],
      text: description,
    })),
  ];
  for (const { source, path, text } of texts) {
    for (const locale of localeCodes) {
      for (const fault of findMarkdownFaults(text[locale], linksOf(locale))) {
        const complain = complaintsAbout(source, report, fault.line);
        complain([...path, locale], fault.value, explain(fault));
      }
    }
  }
}

function explain({ value, kind }: MarkdownFault): Fault {
  if (kind === 'drawing') {
    const name = value.replace(/^drawing:/, '');
    return {
      problem: say`there is no drawing ${quote(name)}`,
      whatToDo: say`${didYouMean(name, [...stillDrawings, ...movingDrawings])}Name one of docs/content.md.`,
    };
  }
  if (kind === 'picture') {
    return {
      problem: say`the picture ${quote(value)} is not in media/scenes/`,
      whatToDo: say`Name a file that is there; only its name, without a folder.`,
    };
  }
  if (leadsOut(value)) {
    return {
      problem: say`the link ${quote(value)} is not a complete address`,
      whatToDo: say`Write it like https://www.example.com/page, mailto:name@example.com or tel:+34911234567.`,
    };
  }
  return {
    problem: say`the link ${quote(value)} leads nowhere`,
    whatToDo: say`Write product:<code>, category:<code>, page:<code>, article:<code>, term:<code>, screen:products, or an address that starts with https://.`,
  };
}

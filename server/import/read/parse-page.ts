import { type PageRecord, pageRecordSchema } from '#core/content/page-record.ts';
import { say } from '#core/say.ts';
import type { Report } from '#server/import/content-problem.ts';
import { parseYaml, type Sourced } from '#server/import/read/parse-yaml.ts';

export type PageSource = Sourced<PageRecord> & {
  /** Markdown. */
  body: string;
  /** Line of the file on which the body starts. */
  bodyLine: number;
};

/** The record in front of the Markdown; its first group is the YAML. */
export const FRONT_MATTER = /^---\r?\n([\s\S]*?\r?\n)---[ \t]*(?:\r?\n|$)/;

/** Splits a page into its front matter and its Markdown and checks the former. */
export function parsePage(
  { file, text }: { file: string; text: string },
  report: Report,
): PageSource | null {
  const match = text.match(FRONT_MATTER);
  if (!match) {
    report.error({
      file,
      place: { line: 1 },
      field: '',
      value: undefined,
      problem: say`has no front matter`,
      whatToDo: say`Start the file with a line ---, the fields of the page, and another line ---.`,
    });
    return null;
  }
  const front = { file, text: match[1] as string, linesBefore: 1 };
  const { sourced } = parseYaml(front, pageRecordSchema, report);
  if (!sourced) return null;
  const bodyLine = match[0].split('\n').length;
  const body = text.slice(match[0].length);
  if (body.trim() === '') {
    report.error({
      file,
      place: { line: bodyLine },
      field: '',
      value: undefined,
      problem: say`has no text below the front matter`,
      whatToDo: say`Write the page in Markdown there.`,
    });
  }
  return { ...sourced, body, bodyLine };
}

import { describeLeft } from '#server/import/pull/describe-pull.ts';
import type { PulledPages } from '#server/import/pull/wordpress/pull-wordpress.ts';

type Place = {
  /** The folder with the pages; null where nothing stays. */
  folder: string | null;
  content: string;
  /** Files that the content has at the same paths. */
  replaced: readonly string[];
};

/** Pages that were pulled, what stays behind and what to do next: lines for a terminal. */
export function describeWordpress(
  { codes, pictures, left, toDo }: PulledPages,
  { folder, content, replaced }: Place,
): string {
  return [
    ...left.map(describeLeft),
    ...toDo.map((line) => `To do: ${line}`),
    ...replaced.map((path) => `An import replaces ${path} of the content.`),
    `${counted(codes.length, 'page')} and ${counted(pictures, 'picture')} were pulled.`,
    ...(folder === null
      ? []
      : [
          `Look at them in ${folder}, and at what the importer says:`,
          `  npm run import -- ${content}/ --part ${folder} --diff`,
          `Import them: npm run import -- ${content}/ --part ${folder}`,
        ]),
  ].join('\n');
}

const counted = (count: number, what: string): string =>
  `${count} ${count === 1 ? what : `${what}s`}`;

import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { checkContent } from '#server/import/check/check-content.ts';
import { copyContent } from '#server/import/content-folder.fixtures.ts';
import { createReport, formatProblem } from '#server/import/content-problem.ts';
import { readSourceFolder } from '#server/import/read/source-folder.ts';

/** Errors of the small content folder, whose texts end with two sentences, and with a statement about them. */
export async function errorsOf(
  statement: string,
  words: [en: string, es: string],
): Promise<string[]> {
  const content = await copyContent();
  await content.edit('articles/choosing-light/en.md', 'on the table.', `on the table. ${words[0]}`);
  await content.edit(
    'articles/choosing-light/es.md',
    'sobre la mesa.',
    `sobre la mesa. ${words[1]}`,
  );
  const text = `- ${statement.trim().replace(/\n/g, '\n  ')}
  says:
    - in: articles/choosing-light
      words: { en: '${words[0]}', es: '${words[1]}' }
`;
  await mkdir(join(content.folder, 'statements'));
  await content.write('statements/texts.yaml', text);
  const report = createReport();
  const folder = await readSourceFolder(content.folder);
  const options = { report, knownSizes: new Map(), withPhotometry: false, onProgress() {} };
  await checkContent(folder, options);
  return report.errors.map((error) => formatProblem(error, 'content/'));
}

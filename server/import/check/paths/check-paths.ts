import { localeCodes } from '#core/i18n/locales.ts';
import { type Said, say } from '#core/say.ts';
import type { Report } from '#server/import/content-problem.ts';
import type { SourceFolder } from '#server/import/read/source-folder.ts';

/** Files that belong to the record in the same folder, and the file of the record. */
const PARTS: [RegExp, string][] = [
  [/^(catalogue\/products\/[^/]+\/)variants\.csv$/, 'product.yaml'],
  [new RegExp(`^(articles/[^/]+/)(?:${localeCodes.join('|')})\\.md$`), 'article.yaml'],
];

/** Reports files that a folder cannot have beside others, and parts of records that are not there. */
export function checkPaths({ files }: Pick<SourceFolder, 'files'>, report: Report): void {
  const seen = new Map<string, string>();
  for (const path of files.keys()) {
    const tell = (severity: 'error' | 'warn', problem: Said, whatToDo: Said) => {
      const place = { file: path, place: null, field: '', value: undefined };
      report[severity]({ ...place, problem, whatToDo });
    };
    const above = foldersOf(path).find((folder) => files.has(folder));
    if (above) tell('error', say`is below ${above}, which is a file`, say`Write it into a folder.`);
    const folded = path.normalize('NFC').toLowerCase();
    const other = seen.get(folded);
    if (other) tell('warn', say`differs from ${other} in capitals only`, say`Rename one of them.`);
    seen.set(folded, path);
    const record = recordOf(path);
    if (record && !files.has(record)) {
      const whatToDo = say`Add ${record}, or remove this file.`;
      tell('error', say`belongs to a record that is missing`, whatToDo);
    }
  }
}

/** The folders that a file is in: a/b/c.md is in a and a/b. */
function foldersOf(path: string): string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, at) => parts.slice(0, at + 1).join('/'));
}

function recordOf(path: string): string | null {
  for (const [part, record] of PARTS) {
    const folder = part.exec(path)?.[1];
    if (folder) return folder + record;
  }
  return null;
}

import { localeCodes } from '#core/i18n/locales.ts';
import { say } from '#core/say.ts';
import { recall } from '#server/import/check-memory.ts';
import { quote, type Report } from '#server/import/content-problem.ts';
import type { Content } from '#server/import/read/content-records.ts';
import type { SourceFolder } from '#server/import/read/source-folder.ts';
import { findUnwanted } from '#server/import/words/find-unwanted.ts';

const TEXTS = /\.(?:md|yaml)$/;
/** Words that visitors type, and the list itself. */
const NOT_TEXTS = /^(?:search\/|statements\/|site\/words\.yaml$)/;

/** Reports words that texts use beside the one that `site/words.yaml` names. */
export function checkWordsOfTexts(content: Content, folder: SourceFolder, report: Report): void {
  const records = content.words?.record ?? [];
  if (records.length === 0) return;
  for (const { path, text } of folder.files.values()) {
    if (text === null || !TEXTS.test(path) || NOT_TEXTS.test(path)) continue;
    const language = localeCodes.find((code) => path.endsWith(`/${code}.md`));
    const ofFile = records.filter(
      ({ except, ...record }) =>
        (language === undefined || record.language === language) &&
        !except.some((beginning) => path.startsWith(beginning)),
    );
    const search = () => findUnwanted(text, ofFile);
    const unwanted = recall(report, [`words ${path}`, text, JSON.stringify(ofFile)], search);
    for (const { line, word, write } of unwanted) {
      const found = { file: path, place: { line }, field: '', value: word };
      report.error({
        ...found,
        problem: say`${quote(word)} has another word`,
        whatToDo: say`Write ${write}, or except the file in site/words.yaml.`,
      });
    }
  }
}

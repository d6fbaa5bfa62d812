import { localeCodes } from '#core/i18n/locales.ts';
import { isRecord, type ValuePath } from '#core/studio/changes/values.ts';

/** Names, codes and figures are the same in every language; sentences are not. */
const FEWEST_WORDS = 4;

/** Lists the texts of a record that are the same in every language, though they have words enough to differ. */
export function listUntranslated(value: unknown, path: ValuePath = []): ValuePath[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, at) => listUntranslated(item, [...path, at]));
  }
  if (!isRecord(value)) return [];
  const texts = localeCodes.map((code) => value[code]);
  if (texts.every((text) => typeof text === 'string')) {
    const [first = ''] = texts;
    return texts.every((text) => text === first) && countWords(first) >= FEWEST_WORDS ? [path] : [];
  }
  return Object.entries(value).flatMap(([name, part]) => listUntranslated(part, [...path, name]));
}

function countWords(text: string): number {
  return text.match(/\p{L}{2,}/gu)?.length ?? 0;
}

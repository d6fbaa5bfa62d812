import { useLocaleState, useTranslate } from 'react-admin';
import { titleOfRecord } from '#core/editing/listed-record.ts';
import { kindAt } from '#core/editing/record-kinds.ts';
import { isLocaleCode, toLocale } from '#core/i18n/locales.ts';
import { type ValuePath, valueAt } from '#core/studio/changes/values.ts';
import { useEditingNames } from '#studio/content/use-content.ts';

/** `value`: what the file says, by which the items of its lists are called. */
type PlaceProps = { file: string; path: ValuePath; value?: unknown };

/** Names of the fields that lead to a value: Questions › 2. Which cable? › Reply › ES. */
export function PlaceName({ file, path, value }: PlaceProps) {
  const names = useEditingNames();
  const translate = useTranslate();
  const locale = toLocale(useLocaleState()[0]);
  const kind = kindAt(file);
  if (path.length === 0) return translate('studio.content.text');
  return path
    .map((part, at) => {
      if (typeof part === 'number') {
        const title = titleOfRecord(valueAt(value, path.slice(0, at + 1)), locale);
        return title ? `${part + 1}. ${title}` : String(part + 1);
      }
      if (isLocaleCode(part)) return translate(`studio.locale.${part}`);
      return kind ? names.field(kind, part) : part;
    })
    .join(' › ');
}

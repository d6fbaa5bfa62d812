import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { describeForm } from '#core/editing/describe-form.ts';
import { kindOf, type RecordKind } from '#core/editing/record-kinds.ts';
import { isLocaleCode } from '#core/i18n/locales.ts';
import { ListItems } from '#studio/content/list-items.tsx';
import { TextBeside } from '#studio/content/text-beside.tsx';
import type { RecordDraft } from '#studio/content/use-record-draft.ts';
import { MarkdownField } from '#studio/fields/markdown-field.tsx';
import { idOf, TEXT, useRecordEditing } from '#studio/fields/record-context.ts';
import { ValueField } from '#studio/fields/value-field.tsx';

type Props = {
  /** Of the change set. */
  id: string;
  path: string;
  /** Position in a list of records. */
  at: number | null;
  draft: RecordDraft;
  kind: RecordKind;
  isReadOnly: boolean;
  onBody: (text: string) => void;
};

/** The controls for what a file says: fields, Markdown. */
export function RecordFields({ id, path, at, draft, kind, isReadOnly, onBody }: Props) {
  const translate = useTranslate();
  const { schema, format } = kindOf(kind);
  const { goal } = useRecordEditing();
  const { value, body } = draft.current;
  const language = /(\w+)\.md$/.exec(path)?.[1] ?? '';
  if (format === 'media') return <Typography>{translate('studio.content.no-form')}</Typography>;
  if (format === 'list' && at === null) return <ListItems {...{ path, kind, value }} />;
  const item = at === null ? value : Array.isArray(value) ? value[at] : undefined;
  const isReadable = value !== null && item !== undefined;
  return (
    <>
      {schema && isReadable && (
        <ValueField field={describeForm(schema)} path={at === null ? [] : [at]} value={item} />
      )}
      {schema && !isReadable && <Typography>{translate('studio.content.unreadable')}</Typography>}
      {body !== null && (
        <TextBeside {...{ id, path }}>
          <MarkdownField
            id={idOf([TEXT])}
            line={goal?.place === TEXT ? goal : null}
            label={translate('studio.content.text')}
            text={body}
            isReadOnly={isReadOnly}
            minRows={14}
            onChange={onBody}
            {...(isLocaleCode(language) && { lang: language })}
          />
        </TextBeside>
      )}
    </>
  );
}

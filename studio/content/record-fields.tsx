import { List, ListItem, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router';
import { describeForm } from '#core/editing/describe-form.ts';
import { titleOfRecord } from '#core/editing/listed-record.ts';
import { kindOf, type RecordKind } from '#core/editing/record-kinds.ts';
import { isLocaleCode } from '#core/i18n/locales.ts';
import { isRecord } from '#core/studio/changes/values.ts';
import { recordPath } from '#studio/content/content-paths.ts';
import type { RecordDraft } from '#studio/content/use-record-draft.ts';
import { MarkdownField } from '#studio/fields/markdown-field.tsx';
import { ValueField } from '#studio/fields/value-field.tsx';

type Props = {
  path: string;
  /** Position in a list of records. */
  at: number | null;
  draft: RecordDraft;
  kind: RecordKind;
  isReadOnly: boolean;
  onBody: (text: string) => void;
};

/** The controls for what a file says: fields, Markdown. */
export function RecordFields({ path, at, draft, kind, isReadOnly, onBody }: Props) {
  const translate = useTranslate();
  const { schema, format } = kindOf(kind);
  const { value, body } = draft.current;
  const language = /(\w+)\.md$/.exec(path)?.[1] ?? '';
  if (format === 'media') return <Typography>{translate('studio.content.no-form')}</Typography>;
  if (format === 'list' && at === null) return <Items {...{ path, value }} />;
  const item = at === null ? value : Array.isArray(value) ? value[at] : undefined;
  const isReadable = value !== null && item !== undefined;
  return (
    <>
      {schema && isReadable && (
        <ValueField field={describeForm(schema)} path={at === null ? [] : [at]} value={item} />
      )}
      {schema && !isReadable && <Typography>{translate('studio.content.unreadable')}</Typography>}
      {body !== null && (
        <MarkdownField
          id="value-text"
          label={translate('studio.content.text')}
          text={body}
          isReadOnly={isReadOnly}
          minRows={14}
          onChange={onBody}
          {...(isLocaleCode(language) && { lang: language })}
        />
      )}
    </>
  );
}

/** The records of a file that has many. */
function Items({ path, value }: { path: string; value: unknown }) {
  const { id = '' } = useParams();
  const items: unknown[] = Array.isArray(value) ? value : [];
  return (
    <List>
      {items.map((item, at) => {
        const code = isRecord(item) ? String(item.code ?? '') : '';
        const key = `${at} ${code}`;
        return (
          <ListItem key={key} disableGutters>
            <Link to={recordPath(id, { path, at })} style={{ color: 'inherit' }}>
              {titleOfRecord(item) || code || at + 1}
            </Link>
          </ListItem>
        );
      })}
    </List>
  );
}

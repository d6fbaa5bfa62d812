import { TextField } from '@mui/material';
import type { FieldOf } from '#core/editing/field.ts';
import { hintFor, references } from '#core/editing/field-hints.ts';
import { mediaFolderOf } from '#core/editing/media-folder.ts';
import { FieldNotes, hasError } from '#studio/fields/field-notes.tsx';
import type { ValueProps } from '#studio/fields/field-props.ts';
import { MarkdownField } from '#studio/fields/markdown-field.tsx';
import { useRecordEditing } from '#studio/fields/record-context.ts';
import { ReferenceField } from '#studio/fields/reference-field.tsx';
import { useField } from '#studio/fields/use-field.ts';
import { MediaField } from '#studio/media/media-field.tsx';

const TYPES = { plain: 'text', email: 'email', url: 'url', date: 'date' } as const;

/** A text: a line, several lines, Markdown, a day, or the code of another record. */
export function TextValue(props: ValueProps<FieldOf<'text'>>) {
  const { field, value, lang, isRequired = false } = props;
  const { kind, path: file } = useRecordEditing();
  const { id, name, label, help, findings, widget, isReadOnly, set } = useField(props);
  const text = value === undefined || value === null ? '' : String(value);
  const change = (next: string) => set(next === '' && !isRequired ? undefined : next);
  const notes = <FieldNotes findings={findings} help={help} />;
  const target = hintFor(references, kind, name);
  if (target) return <ReferenceField {...props} target={target} />;
  const place = mediaFolderOf({ kind, path: file }, props.path);
  if (place) return <MediaField {...props} place={place} />;
  if (widget === 'markdown') {
    return (
      <MarkdownField
        {...{ id, label, text, lang, isReadOnly, notes, onChange: change }}
        isWrong={hasError(findings)}
      />
    );
  }
  return (
    <TextField
      {...{ id, label }}
      type={TYPES[field.format]}
      value={text}
      onChange={(event) => change(event.target.value)}
      helperText={notes}
      error={hasError(findings)}
      multiline={widget === 'lines'}
      minRows={widget === 'lines' ? 2 : undefined}
      fullWidth
      size="small"
      margin="dense"
      slotProps={{
        htmlInput: { lang, readOnly: isReadOnly },
        inputLabel: field.format === 'date' ? { shrink: true } : {},
      }}
    />
  );
}

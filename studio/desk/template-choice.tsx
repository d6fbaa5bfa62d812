import { MenuItem, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useLocaleState, useTranslate } from 'react-admin';
import type { FilledTemplate } from '#core/studio/filled-template.ts';
import { call } from '#studio/app/studio-client.ts';

type Props = {
  messageId: string;
  /** Text of the chosen one, in the language of the sender. */
  onChoose: (text: string) => void;
};

/** Chooses a template of the form; nothing where it has none. */
export function TemplateChoice({ messageId, onChoose }: Props) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { data } = useQuery({
    queryKey: ['messages', 'templates', messageId],
    queryFn: () =>
      call<{ items: FilledTemplate[] }>(
        'GET',
        `/messages/${encodeURIComponent(messageId)}/templates`,
      ),
  });
  const templates = data?.items ?? [];
  if (templates.length === 0) return null;
  const titleOf = ({ title }: FilledTemplate) =>
    Object.entries(title).find(([code]) => code === locale)?.[1] ?? title.en;
  return (
    <TextField
      select
      label={translate('studio.desk.template')}
      helperText={translate('studio.desk.template-hint')}
      value=""
      onChange={({ target }) =>
        onChoose(templates.find(({ code }) => code === target.value)?.text ?? '')
      }
      fullWidth
      margin="dense"
    >
      {templates.map((template) => (
        <MenuItem key={template.code} value={template.code} sx={{ whiteSpace: 'normal' }}>
          {titleOf(template)}
        </MenuItem>
      ))}
    </TextField>
  );
}

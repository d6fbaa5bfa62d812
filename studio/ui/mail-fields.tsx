import { TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useLengthLimit } from '#studio/ui/length-limit.ts';

type Props = {
  /** Language of the recipient. */
  language: string;
  mail: { subject: string; text: string };
  onSubject: (subject: string) => void;
  onText: (text: string) => void;
};

/** Subject and text of a mail. */
export function MailFields({ language, mail, onSubject, onText }: Props) {
  const translate = useTranslate();
  const limit = useLengthLimit();
  return (
    <>
      <TextField
        name="subject"
        label={translate('studio.desk.subject')}
        value={mail.subject}
        onChange={({ target }) => onSubject(target.value)}
        {...limit(mail.subject, 150)}
        slotProps={{ htmlInput: { lang: language } }}
        required
        fullWidth
        margin="dense"
      />
      <TextField
        name="text"
        label={translate('studio.desk.text')}
        value={mail.text}
        onChange={({ target }) => onText(target.value)}
        {...limit(mail.text, 20_000)}
        slotProps={{ htmlInput: { lang: language } }}
        minRows={5}
        multiline
        required
        fullWidth
        margin="dense"
      />
    </>
  );
}

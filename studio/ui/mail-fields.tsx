import { TextField } from '@mui/material';
import { useTranslate } from 'react-admin';

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
  return (
    <>
      <TextField
        name="subject"
        label={translate('studio.desk.subject')}
        value={mail.subject}
        onChange={({ target }) => onSubject(target.value)}
        slotProps={{ htmlInput: { lang: language, maxLength: 150 } }}
        required
        fullWidth
        margin="dense"
      />
      <TextField
        name="text"
        label={translate('studio.desk.text')}
        value={mail.text}
        onChange={({ target }) => onText(target.value)}
        slotProps={{ htmlInput: { lang: language, maxLength: 20_000 } }}
        minRows={5}
        multiline
        required
        fullWidth
        margin="dense"
      />
    </>
  );
}

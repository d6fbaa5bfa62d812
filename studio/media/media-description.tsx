import { Box, Button, TextField, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { isLocaleCode } from '#core/i18n/locales.ts';
import type { ListedMedia, MediaPlace } from '#core/studio/media/media-item.ts';
import { FocusChoice } from '#studio/fields/focus-field.tsx';
import { type Description, saveDescription } from '#studio/media/save-description.ts';
import { ErrorAlert } from '#studio/ui/error-text.tsx';
import { useWork } from '#studio/ui/use-work.ts';

/** Languages side by side where there is room. */
const COLUMNS = 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))';

type Props = {
  id: string;
  path: string;
  use: MediaPlace;
  mayWrite: boolean;
  /** What stays in view; undefined where pages show the picture whole. */
  focus: string | undefined;
  /** The picture as pages have it, as a background. */
  picture: Readonly<Record<string, string>> | undefined;
};

/** What a record says about a file, in each language, and what of it stays in view: written into the record. */
export function MediaDescription({ id, path, use, mayWrite, focus, picture }: Props) {
  const translate = useTranslate();
  const client = useQueryClient();
  const name = useId();
  const { isBusy, error, run } = useWork();
  const [hasSaved, setSaved] = useState(false);
  const [typed, setTyped] = useState<Description | null>(null);
  const seen: Description = { alt: use.alt ?? {}, focus: focus ?? '' };
  const shown = typed ?? seen;
  const write = (change: Partial<Description>) => {
    setSaved(false);
    setTyped({ ...shown, ...change });
  };
  const save = () =>
    run(async () => {
      await saveDescription(id, { place: use, seen, typed: shown });
      client.setQueryData<ListedMedia>(['changes', id, 'media', path], (file) =>
        file ? withDescription(file, use, shown) : file,
      );
      setTyped(null);
      setSaved(true);
      // Not awaited: the texts are saved by now.
      void client.invalidateQueries({ queryKey: ['changes', id] });
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed) void save();
  };
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 1.5, mt: 1.5 }}>
      <AlternativeTexts
        {...{ name, alt: shown.alt, mayWrite }}
        onChange={(alt) => write({ alt })}
      />
      {focus !== undefined && (
        <FocusChoice
          id={`${name}-focus`}
          label={translate('studio.media.stays')}
          value={shown.focus}
          isReadOnly={!mayWrite}
          picture={picture}
          onChange={(chosen) => write({ focus: chosen ?? '' })}
        />
      )}
      <ErrorAlert error={error} />
      {mayWrite && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Button type="submit" size="small" variant="outlined" loading={isBusy} disabled={!typed}>
            {translate('ra.action.save')}
          </Button>
          <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
            {hasSaved && translate('studio.content.saved')}
          </Typography>
        </Box>
      )}
    </Box>
  );
}

type TextsProps = {
  name: string;
  alt: Description['alt'];
  mayWrite: boolean;
  onChange: (alt: Description['alt']) => void;
};

function AlternativeTexts({ name, alt, mayWrite, onChange }: TextsProps) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: COLUMNS }}>
      {Object.entries(alt).map(([code, text]) => (
        <TextField
          key={code}
          id={`${name}-${code}`}
          label={translate('studio.media.alt', { language: translate(`studio.locale.${code}`) })}
          value={text}
          onChange={({ target }) => onChange({ ...alt, [code]: target.value })}
          error={!text.trim()}
          helperText={!text.trim() && translate('studio.media.alt-missing')}
          multiline
          size="small"
          slotProps={{
            htmlInput: { lang: isLocaleCode(code) ? code : undefined, readOnly: !mayWrite },
          }}
        />
      ))}
    </Box>
  );
}

function withDescription(file: ListedMedia, use: MediaPlace, { alt }: Description): ListedMedia {
  const isIt = (one: MediaPlace) => one.file === use.file && one.field === use.field;
  return { ...file, uses: file.uses.map((one) => (isIt(one) ? { ...one, alt } : one)) };
}

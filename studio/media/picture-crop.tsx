import { Box, Button, TextField, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { type Crop, cropArea, WHOLE } from '#core/content/crop-record.ts';
import { entriesOf, keysOf, mapKeys } from '#core/keys.ts';
import { isEqual } from '#core/studio/changes/values.ts';
import type { ListedMedia } from '#core/studio/media/media-item.ts';
import { CropStage } from '#studio/media/crop-stage.tsx';
import { pictureSource } from '#studio/media/media-paths.ts';
import { MediaThumbnail } from '#studio/media/media-thumbnail.tsx';
import { saveCrop, useCrop } from '#studio/media/stored-crop.ts';
import { Panel } from '#studio/ui/detail-panel.tsx';
import { ErrorAlert } from '#studio/ui/error-text.tsx';
import { useWork } from '#studio/ui/use-work.ts';

const SIDES = keysOf(WHOLE);
type Typed = Record<keyof Crop, string>;

const toTyped = (crop: Crop): Typed => mapKeys(SIDES, (side) => String(crop[side]));

/** The crop that was typed; null where it is none. */
function toCrop(typed: Typed): Crop | null {
  const crop = mapKeys(SIDES, (side) => (typed[side].trim() === '' ? Number.NaN : +typed[side]));
  const { left, top, width, height } = crop;
  const isWithin = left + width <= 100 && top + height <= 100;
  return isWithin && left >= 0 && top >= 0 && width >= 1 && height >= 1 ? crop : null;
}

type Props = { id: string; file: ListedMedia; alt: string; mayWrite: boolean };

/** What of a picture the site shows, wherever it is used. */
export function PictureCrop({ id, file, alt, mayWrite }: Props) {
  const { path, hash } = file;
  const stored = useCrop(id, path);
  const [typed, setTyped] = useState<Typed | null>(null);
  const [failed, setFailed] = useState('');
  if (failed === hash) return <MediaThumbnail {...{ id, file, alt, width: 1200 }} />;
  if (!stored) return null;
  const crop = typed ? toCrop(typed) : stored;
  const src = pictureSource(id, { path, hash, width: 1200 });
  const write = mayWrite ? (next: Crop) => setTyped(toTyped(next)) : undefined;
  return (
    <div>
      <CropStage
        {...{ src, alt }}
        crop={crop ?? stored}
        onError={() => setFailed(hash)}
        {...(write && { onChange: write })}
      />
      {mayWrite && <CropForm {...{ id, file, stored, typed, crop, setTyped }} />}
    </div>
  );
}

type FormProps = Pick<Props, 'id' | 'file'> & {
  stored: Crop;
  typed: Typed | null;
  crop: Crop | null;
  setTyped: (typed: Typed | null) => void;
};

/** What is typed into the form, and how it is saved. */
function useCropForm({ id, file, stored, crop, setTyped }: FormProps) {
  const client = useQueryClient();
  const { isBusy, error, run } = useWork();
  const [hasSaved, setSaved] = useState(false);
  const write = (next: Typed) => {
    setSaved(false);
    setTyped(next);
  };
  const save = () =>
    run(async () => {
      if (!crop) return;
      await saveCrop(id, { path: file.path, seen: stored, crop });
      await client.invalidateQueries({ queryKey: ['changes', id, 'crops'] });
      setTyped(null);
      setSaved(true);
      void client.invalidateQueries({ queryKey: ['changes', id] });
    });
  return { isBusy, error, hasSaved, write, save };
}

function CropForm(props: FormProps) {
  const { file, stored, typed, crop } = props;
  const translate = useTranslate();
  const { isBusy, error, hasSaved, write, save } = useCropForm(props);
  const isWhole = crop !== null && isEqual(crop, WHOLE);
  return (
    <Panel title={translate('studio.media.crop.title')}>
      <Typography variant="body2" sx={{ mb: 1.5, color: 'text.secondary' }}>
        {translate('studio.media.crop.help')}
      </Typography>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
        sx={{ display: 'grid', gap: 1.5 }}
      >
        <CropSides typed={typed ?? toTyped(stored)} isValid={crop !== null} onChange={write} />
        <Typography variant="body2" role="status" sx={{ color: crop ? undefined : 'error.main' }}>
          <PixelsLeft {...{ file, crop }} />
          {hasSaved && ` ${translate('studio.content.saved')}`}
        </Typography>
        <ErrorAlert error={error} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            type="submit"
            size="small"
            variant="outlined"
            loading={isBusy}
            disabled={!typed || !crop || isEqual(crop, stored)}
          >
            {translate('ra.action.save')}
          </Button>
          <Button size="small" disabled={isWhole} onClick={() => write(toTyped(WHOLE))}>
            {translate('studio.media.crop.whole')}
          </Button>
        </Box>
      </Box>
    </Panel>
  );
}

function PixelsLeft({ file, crop }: Pick<FormProps, 'file' | 'crop'>) {
  const translate = useTranslate();
  if (!crop) return translate('studio.media.crop.outside');
  const { width, height } = cropArea(crop, { width: file.width ?? 1, height: file.height ?? 1 });
  return translate('studio.media.crop.pixels', { width, height });
}

type SidesProps = { typed: Typed; isValid: boolean; onChange: (typed: Typed) => void };

function CropSides({ typed, isValid, onChange }: SidesProps) {
  const translate = useTranslate();
  const name = useId();
  return (
    <Box
      sx={{
        ...{ display: 'grid', gap: 1.5 },
        gridTemplateColumns: 'repeat(auto-fit, minmax(7rem, 1fr))',
      }}
    >
      {entriesOf(typed).map(([side, value]) => (
        <TextField
          key={side}
          id={`${name}-${side}`}
          type="number"
          size="small"
          label={translate(`studio.media.crop.${side}`)}
          value={value}
          error={!isValid}
          onChange={({ target }) => onChange({ ...typed, [side]: target.value })}
          slotProps={{ htmlInput: { min: 0, max: 100, step: 0.1 } }}
        />
      ))}
    </Box>
  );
}

import { Box, Button, Dialog, DialogContent, DialogTitle, TextField } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { FieldOf } from '#core/editing/field.ts';
import { type MediaFolder, toFileName } from '#core/editing/media-folder.ts';
import {
  type ListedMedia,
  type MediaKind,
  type MediaPage,
  mediaKindOf,
} from '#core/studio/media/media-item.ts';
import { call } from '#studio/app/studio-client.ts';
import { FieldNotes, hasError } from '#studio/fields/field-notes.tsx';
import type { ValueProps } from '#studio/fields/field-props.ts';
import { useRecordEditing } from '#studio/fields/record-context.ts';
import { useField } from '#studio/fields/use-field.ts';
import { FilePicker } from '#studio/media/file-picker.tsx';
import { MediaGrid } from '#studio/media/media-grid.tsx';
import { mediaQuery } from '#studio/media/media-paths.ts';
import { MediaThumbnail } from '#studio/media/media-thumbnail.tsx';
import { sendFile } from '#studio/media/send-upload.ts';
import { ErrorAlert } from '#studio/ui/error-text.tsx';
import { useWork } from '#studio/ui/use-work.ts';

type Props = ValueProps<FieldOf<'text'>> & { place: MediaFolder };

/** The name of a media file: typed, chosen from those in its folder, or uploaded into it. */
export function MediaField({ place, ...props }: Props) {
  const { value, isRequired = false } = props;
  const { changeId } = useRecordEditing();
  const translate = useTranslate();
  const { id, label, title, help, findings, isReadOnly, set } = useField(props);
  const [isChoosing, setChoosing] = useState(false);
  const name = value === undefined || value === null ? '' : String(value);
  const file = useFile(changeId, place.folder, name);
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'start', my: 1 }}>
      <Box sx={{ width: 96, flexShrink: 0 }}>
        {file && <MediaThumbnail {...{ id: changeId, file, width: 320, alt: '' }} />}
      </Box>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <TextField
          {...{ id, label }}
          value={name}
          onChange={({ target }) => {
            set(target.value === '' && !isRequired ? undefined : target.value);
          }}
          helperText={<FieldNotes findings={findings} help={help} />}
          error={hasError(findings)}
          fullWidth
          size="small"
          margin="dense"
          slotProps={{ htmlInput: { readOnly: isReadOnly } }}
        />
        {!isReadOnly && (
          <Button
            size="small"
            variant="outlined"
            aria-label={translate('studio.media.choose-for', { name: title })}
            onClick={() => setChoosing(true)}
          >
            {translate('studio.media.choose')}
          </Button>
        )}
      </Box>
      {isChoosing && (
        <ChoiceDialog
          {...{ id: changeId, place, title }}
          onClose={() => setChoosing(false)}
          onChoose={(chosen) => {
            set(chosen);
            setChoosing(false);
          }}
        />
      )}
    </Box>
  );
}

/** Names that contain the one of the field. */
const MOST_ALIKE = 20;

/** The file that a field names; undefined while there is none. */
function useFile(id: string, folder: string, name: string): ListedMedia | undefined {
  const { data } = useQuery({
    queryKey: ['changes', id, 'media', folder, name],
    queryFn: () =>
      call<MediaPage>('GET', mediaQuery(id, { under: folder, q: name, limit: MOST_ALIKE })),
    enabled: name !== '',
    staleTime: 60_000,
  });
  return name === '' ? undefined : data?.items.find(({ path }) => path === `${folder}/${name}`);
}

type ChoiceProps = {
  id: string;
  place: MediaFolder;
  title: string;
  onChoose: (name: string) => void;
  onClose: () => void;
};

/** The files of a folder, and a place for another one. */
function ChoiceDialog({ id, place, title, onChoose, onClose }: ChoiceProps) {
  const translate = useTranslate();
  const client = useQueryClient();
  const heading = useId();
  const { isBusy, error, run } = useWork();
  const { folder, kinds } = place;
  const [kind] = kinds;
  function upload([file]: File[]): void {
    if (!file) return;
    void run(async () => {
      const name = toFileName(file.name);
      await sendFile(id, { path: `${folder}/${name}`, hash: '', file });
      // Not awaited: the file is stored before the library has been read again.
      void client.invalidateQueries({ queryKey: ['changes', id] });
      onChoose(name);
    });
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={heading}>
      <DialogTitle id={heading}>
        {translate('studio.media.choose-for', { name: title })}
      </DialogTitle>
      <DialogContent>
        <ErrorAlert error={error} />
        <FilePicker
          label={translate('studio.media.upload-one')}
          accept={endsOf(kinds).join(',')}
          isBusy={isBusy}
          onChoose={upload}
        />
        <Box sx={{ mt: 2 }}>
          <MediaGrid
            id={id}
            initial={{ under: folder, kind: kinds.length === 1 ? kind : undefined }}
            onChoose={({ path }) => onChoose(path.slice(folder.length + 1))}
          />
        </Box>
      </DialogContent>
    </Dialog>
  );
}

const ENDS = [
  'webp',
  'avif',
  'jpg',
  'jpeg',
  'png',
  'svg',
  'glb',
  'pdf',
  'mp4',
  'webm',
  'zip',
  'dwg',
];

/** What the browser offers; a JPEG is stored as `.jpg`. */
const endsOf = (kinds: readonly MediaKind[]): string[] =>
  ENDS.map((end) => `.${end}`).filter((end) => {
    return kinds.some((kind) => mediaKindOf(toFileName(`a${end}`)) === kind);
  });

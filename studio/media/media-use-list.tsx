import { Box, Link as MuiLink, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { cropArea } from '#core/content/crop-record.ts';
import { hasField } from '#core/editing/has-field.ts';
import { kindAt } from '#core/editing/record-kinds.ts';
import type { OpenedFile } from '#core/studio/changes/change-set.ts';
import { valueAt } from '#core/studio/changes/values.ts';
import type { ListedMedia, MediaPlace } from '#core/studio/media/media-item.ts';
import { call } from '#studio/app/studio-client.ts';
import { recordPath } from '#studio/content/content-paths.ts';
import { useEditingNames } from '#studio/content/use-content.ts';
import { MediaDescription } from '#studio/media/media-description.tsx';
import { pictureSource } from '#studio/media/media-paths.ts';
import { besideField, recordFile } from '#studio/media/save-description.ts';
import { croppedBackground, useCrop } from '#studio/media/stored-crop.ts';
import { Panel } from '#studio/ui/detail-panel.tsx';

/** Of more than these only the number is shown. */
const MOST_USES = 30;

type Props = { id: string; file: ListedMedia; mayWrite: boolean };

/** The fields that name the file, each with its description in each language, which can be written here. */
export function MediaUses({ id, file, mayWrite }: Props) {
  const translate = useTranslate();
  const { uses } = file;
  const picture = useBackground(id, file);
  return (
    <Panel title={translate('studio.media.uses', { smart_count: uses.length })}>
      {uses.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>
          {translate('studio.media.unused-text')}
        </Typography>
      )}
      {uses.slice(0, MOST_USES).map((use) => (
        <Use
          key={`${use.file} ${use.field} ${use.row}`}
          {...{ id, file, use, mayWrite, picture }}
        />
      ))}
      {uses.length > MOST_USES && (
        <Typography>
          {translate('studio.content.more', { smart_count: uses.length - MOST_USES })}
        </Typography>
      )}
    </Panel>
  );
}

/** A picture as pages have it; undefined for other files, and while its crop is read. */
function useBackground(id: string, { path, hash, kind, width, height }: ListedMedia) {
  const crop = useCrop(id, path, kind === 'picture');
  if (!crop || width === null || height === null) return undefined;
  const area = cropArea(crop, { width, height });
  const source = pictureSource(id, { path, hash, width: 320 });
  return {
    ...croppedBackground(source, crop),
    aspectRatio: `${area.width} / ${area.height}`,
  };
}

type UseProps = Props & { use: MediaPlace; picture: ReturnType<typeof useBackground> };

function Use({ id, file: { path }, use, mayWrite, picture }: UseProps) {
  const translate = useTranslate();
  const names = useEditingNames();
  const { file, field, row, alt } = use;
  const kind = kindAt(file);
  const words = field
    .split('.')
    .map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : part))
    .map((part) => (kind ? names.field(kind, part) : part));
  const description = alt ? field.replace(/[^.]+$/, 'alt') : field;
  const to = recordPath(id, { path: file, field: description, ...(row !== null && { row }) });
  const focus = useFocus(id, use);
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', py: 1.5 }}>
      <MuiLink component={Link} to={to} sx={{ overflowWrap: 'anywhere' }}>
        {file}
      </MuiLink>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {[words.join(' › '), row !== null && translate('studio.media.row', { row })]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      {alt && <MediaDescription {...{ id, path, use, mayWrite, focus, picture }} />}
    </Box>
  );
}

/** What the record says to stay in view; undefined where it has no field for that. */
function useFocus(id: string, { file, field }: MediaPlace): string | undefined {
  const kind = kindAt(file);
  const path = besideField(field, 'focus');
  const isThere = kind !== null && hasField(kind, path);
  const { data } = useQuery({
    queryKey: ['changes', id, 'file', file],
    queryFn: () => call<OpenedFile>('GET', recordFile(id, file)),
    enabled: isThere,
  });
  return isThere && data ? String(valueAt(data.value, path) ?? '') : undefined;
}

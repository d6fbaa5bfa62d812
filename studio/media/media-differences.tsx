import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ChangeFile, OpenedFile } from '#core/studio/changes/change-set.ts';
import { mediaKindOf } from '#core/studio/media/media-item.ts';
import { MediaThumbnail } from '#studio/media/media-thumbnail.tsx';

type Props = { id: string; file: OpenedFile; kind: ChangeFile['kind'] };

/** A media file before a change set and in it, side by side. */
export function MediaDifferences({ id, file, kind: change }: Props) {
  const { path, hash } = file;
  const translate = useTranslate();
  const kind = mediaKindOf(path);
  if (!kind) return null;
  const side = (isBase: boolean) => (
    <div>
      <Typography variant="caption" sx={{ color: 'text.secondary', display: 'block' }}>
        {translate(`studio.media.${isBase ? 'before' : 'after'}`)}
      </Typography>
      {!isBase && change === 'removed' ? (
        <Typography variant="body2">{translate('studio.media.removed')}</Typography>
      ) : (
        <MediaThumbnail {...{ id, file: { path, kind, hash }, width: 320, alt: '', isBase }} />
      )}
    </div>
  );
  return (
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(2, minmax(0, 14rem))', mt: 1 }}
    >
      {change !== 'added' && side(true)}
      {side(false)}
    </Box>
  );
}

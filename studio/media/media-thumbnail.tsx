import BrokenIcon from '@mui/icons-material/BrokenImageOutlined';
import CaptionsIcon from '@mui/icons-material/ClosedCaptionOutlined';
import PhotometryIcon from '@mui/icons-material/LightbulbOutlined';
import FilmIcon from '@mui/icons-material/MovieOutlined';
import DocumentIcon from '@mui/icons-material/PictureAsPdfOutlined';
import DrawingIcon from '@mui/icons-material/SquareFootOutlined';
import ModelIcon from '@mui/icons-material/ViewInArOutlined';
import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { MediaKind } from '#core/studio/media/media-item.ts';
import { pictureSource } from '#studio/media/media-paths.ts';

const ICONS = {
  picture: DrawingIcon,
  drawing: DrawingIcon,
  model: ModelIcon,
  photometry: PhotometryIcon,
  document: DocumentIcon,
  film: FilmIcon,
  captions: CaptionsIcon,
} as const satisfies Record<MediaKind, unknown>;

type Props = {
  id: string;
  file: { path: string; hash: string; kind: MediaKind };
  width: 320 | 1200;
  alt: string;
  isBase?: boolean;
};

/** What a file looks like: a picture or drawing of its pixels, else the sign of its kind. */
export function MediaThumbnail({ id, file, width, alt, isBase = false }: Props) {
  const { path, hash, kind } = file;
  const [failed, setFailed] = useState('');
  const translate = useTranslate();
  const Icon = failed === hash ? BrokenIcon : ICONS[kind];
  const isDrawn = (kind === 'picture' || path.endsWith('.svg')) && failed !== hash;
  return (
    <Box
      sx={{
        ...{ display: 'grid', placeItems: 'center', overflow: 'hidden', borderRadius: 1 },
        // Drawings are black on nothing, in the dark as well.
        ...{ bgcolor: isDrawn ? '#f4f3f0' : 'action.hover', color: 'text.secondary' },
        ...(width === 320 ? { aspectRatio: '4 / 3' } : { minHeight: 160, maxHeight: '70vh' }),
      }}
    >
      {isDrawn ? (
        <Box
          component="img"
          src={pictureSource(id, { path, width, hash, isBase })}
          alt={alt}
          loading="lazy"
          onError={() => setFailed(hash)}
          sx={{ width: '100%', height: '100%', objectFit: 'contain', maxHeight: 'inherit' }}
        />
      ) : (
        <Box sx={{ textAlign: 'center', p: 1 }}>
          <Icon fontSize="large" aria-hidden />
          {failed === hash && (
            <Typography variant="caption" component="p" sx={{ m: 0 }}>
              {translate('studio.media.not-shown')}
            </Typography>
          )}
        </Box>
      )}
    </Box>
  );
}

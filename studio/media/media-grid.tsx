import { Box, ButtonBase, Pagination, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import {
  type ListedMedia,
  lacksAlt,
  type MediaPage,
  type MediaQuery,
} from '#core/studio/media/media-item.ts';
import { call } from '#studio/app/studio-client.ts';
import { MediaNarrowing } from '#studio/media/media-narrowing.tsx';
import { mediaQuery } from '#studio/media/media-paths.ts';
import { MediaThumbnail } from '#studio/media/media-thumbnail.tsx';
import { useMediaFilters } from '#studio/media/use-media-filters.ts';
import { ErrorAlert } from '#studio/ui/error-text.tsx';

const PAGE = 48;

type Props = {
  id: string;
  /** What is shown first. */
  initial?: MediaQuery;
  /** Each file leads to an address, or is chosen. */
  toAddress?: ((path: string) => string) | undefined;
  onChoose?: ((file: ListedMedia) => void) | undefined;
};

/** Media files as pictures, narrowed by words, kind and what is remarkable about them. */
export function MediaGrid({ id, initial = {}, toAddress, onChoose }: Props) {
  const translate = useTranslate();
  const [filters, setFilters] = useMediaFilters(initial, toAddress !== undefined);
  const narrow = (query: MediaQuery) => setFilters({ ...filters, ...query, page: 1 });
  const { page, ...query } = filters;
  const { data, error } = useQuery({
    queryKey: ['changes', id, 'media', filters],
    queryFn: () =>
      call<MediaPage>('GET', mediaQuery(id, { ...query, offset: (page - 1) * PAGE, limit: PAGE })),
    placeholderData: keepPreviousData,
  });
  const pages = Math.ceil((data?.total ?? 0) / PAGE);
  return (
    <>
      <MediaNarrowing {...{ query, narrow, listed: data, hasFolders: !onChoose }} />
      <ErrorAlert error={error} />
      <Typography role="status" sx={{ color: 'text.secondary', my: 1, minHeight: 24 }}>
        {data
          ? translate('studio.media.count', { smart_count: data.total })
          : translate('studio.media.reading')}
      </Typography>
      <Box
        component="ul"
        sx={{
          ...{ display: 'grid', gap: 2, p: 0, m: 0, listStyle: 'none' },
          gridTemplateColumns: 'repeat(auto-fill, minmax(9.5rem, 1fr))',
        }}
      >
        {data?.items.map((file) => (
          <Box component="li" key={file.path} sx={{ minWidth: 0 }}>
            <Tile {...{ id, file, toAddress, onChoose }} />
          </Box>
        ))}
      </Box>
      {pages > 1 && (
        <Pagination
          sx={{ my: 2 }}
          count={pages}
          page={page}
          onChange={(_event, next) => setFilters({ ...filters, page: next })}
        />
      )}
    </>
  );
}

type TileProps = { file: ListedMedia } & Pick<Props, 'id' | 'toAddress' | 'onChoose'>;

function Tile({ id, file, toAddress, onChoose }: TileProps) {
  const name = file.path.split('/').at(-1);
  const folder = file.path.slice(0, -(name?.length ?? 0) - 1).replace('catalogue/products/', '');
  const content = (
    <Box sx={{ width: '100%', minWidth: 0, textAlign: 'left' }}>
      <MediaThumbnail {...{ id, file, width: 320, alt: '' }} />
      <Typography variant="body2" sx={{ fontWeight: 600, mt: 0.5, overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      <Typography
        variant="caption"
        sx={{ color: 'text.secondary', display: 'block', overflowWrap: 'anywhere' }}
      >
        {folder}
      </Typography>
      <Marks file={file} />
    </Box>
  );
  const look = { width: '100%', borderRadius: 1, alignItems: 'start' };
  if (onChoose) {
    return (
      <ButtonBase focusRipple sx={look} onClick={() => onChoose(file)}>
        {content}
      </ButtonBase>
    );
  }
  return (
    <ButtonBase focusRipple component={Link} to={toAddress?.(file.path) ?? ''} sx={look}>
      {content}
    </ButtonBase>
  );
}

function Marks({ file }: { file: ListedMedia }) {
  const translate = useTranslate();
  const marks = [
    file.isChanged && translate('studio.media.changed'),
    file.uses.length === 0 && translate('studio.media.unused'),
    file.sameAs.length > 0 && translate('studio.media.twice'),
    lacksAlt(file) && translate('studio.media.without-alt'),
  ].filter((mark) => mark !== false);
  return (
    <Typography variant="caption" sx={{ color: 'warning.main', display: 'block' }}>
      {marks.join(' · ')}
    </Typography>
  );
}

import { Autocomplete, Box, Chip, MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import {
  type MediaPage,
  type MediaQuery,
  mediaFilters,
  mediaKinds,
} from '#core/studio/media/media-item.ts';

/** As many as there are fields. */
const COLUMNS = 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))';

type Props = {
  query: MediaQuery;
  /** What matches; undefined while it is read. */
  listed: MediaPage | undefined;
  /** Whether other folders may be chosen. */
  hasFolders: boolean;
  narrow: (query: MediaQuery) => void;
};

/** Narrows media files by words, folder, kind and what is remarkable about them. */
export function MediaNarrowing({ query, listed, hasFolders, narrow }: Props) {
  const translate = useTranslate();
  const counts = listed?.counts;
  const shown = mediaKinds.filter((kind) => kind === query.kind || (counts?.[kind] ?? 0) > 0);
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: COLUMNS }}>
        <TextField
          id="media-search"
          type="search"
          size="small"
          label={translate('studio.media.find')}
          value={query.q ?? ''}
          onChange={(event) => narrow({ q: event.target.value })}
        />
        {hasFolders && <FolderChoice {...{ query, listed, narrow }} />}
        <TextField
          id="media-only"
          select
          size="small"
          label={translate('studio.media.only')}
          value={query.only ?? ''}
          onChange={(event) => {
            narrow({ only: mediaFilters.find((one) => one === event.target.value) });
          }}
        >
          <MenuItem value="">{translate('studio.media.all')}</MenuItem>
          {mediaFilters.map((one) => (
            <MenuItem key={one} value={one}>
              {translate(`studio.media.filter.${one}`)}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      <Box
        component="ul"
        aria-label={translate('studio.media.kinds')}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, p: 0, my: 2, listStyle: 'none' }}
      >
        {[undefined, ...shown].map((kind) => (
          <li key={kind ?? ''}>
            <Chip
              component="button"
              clickable
              aria-pressed={query.kind === kind}
              color={query.kind === kind ? 'primary' : 'default'}
              variant={query.kind === kind ? 'filled' : 'outlined'}
              label={
                kind
                  ? `${translate(`studio.media.kind.${kind}`)} · ${counts?.[kind] ?? 0}`
                  : translate('studio.media.all')
              }
              onClick={() => narrow({ kind })}
            />
          </li>
        ))}
      </Box>
    </>
  );
}

type FolderProps = Omit<Props, 'hasFolders'>;

/** A folder with what lies below it, found by any part of its path. */
function FolderChoice({ query, listed, narrow }: FolderProps) {
  const translate = useTranslate();
  const counts = new Map(listed?.folders.map(({ folder, count }) => [folder, count]));
  const under = query.under ?? null;
  const folders = [...counts.keys()];
  return (
    <Autocomplete
      id="media-folder"
      size="small"
      // The chosen one stays, also where nothing in it matches any more.
      options={under === null || counts.has(under) ? folders : [under, ...folders]}
      value={under}
      onChange={(_event, folder) => narrow({ under: folder ?? undefined })}
      renderOption={({ key, ...props }, folder) => (
        <Box component="li" key={key} {...props} sx={{ overflowWrap: 'anywhere' }}>
          {`${folder} · ${counts.get(folder) ?? 0}`}
        </Box>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label={translate('studio.media.in-folder')}
          placeholder={translate('studio.media.whole')}
        />
      )}
    />
  );
}

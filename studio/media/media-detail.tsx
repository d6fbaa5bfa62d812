import { Box, Button, Link as MuiLink, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link, useNavigate } from 'react-router';
import { localeCodes } from '#core/i18n/locales.ts';
import { endOf, type ListedMedia } from '#core/studio/media/media-item.ts';
import { call, StudioError, withQuery } from '#studio/app/studio-client.ts';
import { refreshChange } from '#studio/content/refresh-change.ts';
import { FilePicker } from '#studio/media/file-picker.tsx';
import { bytesSource, mediaFile, mediaPath } from '#studio/media/media-paths.ts';
import { MediaThumbnail } from '#studio/media/media-thumbnail.tsx';
import { MediaUses } from '#studio/media/media-use-list.tsx';
import { PictureCrop } from '#studio/media/picture-crop.tsx';
import { sendFile } from '#studio/media/send-upload.ts';
import { Panel } from '#studio/ui/detail-panel.tsx';
import { ErrorAlert } from '#studio/ui/error-text.tsx';
import { useWork } from '#studio/ui/use-work.ts';

/** Loaded for photometric files and models only. */
const FileReport = lazy(() => import('#studio/media/file-report.tsx'));

const REPORTED = new Set(['ldt', 'ies', 'glb']);

type Props = { id: string; path: string; mayWrite: boolean };

/** One media file: what it looks like, what uses it, and how it is replaced. */
export function MediaDetail({ id, path, mayWrite }: Props) {
  const translate = useTranslate();
  const { data: file, error } = useQuery({
    queryKey: ['changes', id, 'media', path],
    queryFn: () => call<ListedMedia>('GET', mediaFile(id, path)),
  });
  const isGone = error instanceof StudioError && error.id === 'studio-not-found';
  if (isGone) return <Typography>{translate('studio.media.gone')}</Typography>;
  if (!file) return <ErrorAlert error={error} />;
  return (
    <Box
      sx={{
        ...{ display: 'grid', gap: 3, alignItems: 'start' },
        gridTemplateColumns: { md: 'minmax(0, 3fr) minmax(18rem, 2fr)' },
      }}
    >
      <Box sx={{ display: 'grid', gap: 3 }}>
        {REPORTED.has(endOf(path)) ? (
          <Suspense>
            <FileReport {...{ id, file }} />
          </Suspense>
        ) : file.kind === 'picture' && file.width !== null ? (
          <PictureCrop {...{ id, file, mayWrite }} alt={describe(file)} />
        ) : (
          <MediaThumbnail {...{ id, file, width: 1200 }} alt={describe(file)} />
        )}
        <MediaUses {...{ id, file, mayWrite }} />
      </Box>
      <div>
        {mayWrite && <FileWork {...{ id, file }} />}
        <Facts {...{ id, file }} />
        {file.sameAs.length > 0 && (
          <Panel title={translate('studio.media.same')}>
            {file.sameAs.map((other) => (
              <MuiLink
                key={other}
                component={Link}
                to={mediaPath(id, other)}
                sx={{ display: 'block', overflowWrap: 'anywhere' }}
              >
                {other}
              </MuiLink>
            ))}
          </Panel>
        )}
      </div>
    </Box>
  );
}

/** The first description that a record has of it. */
function describe({ uses, path }: ListedMedia): string {
  const alt = uses.find((use) => use.alt)?.alt;
  return localeCodes.map((code) => alt?.[code]).find(Boolean) ?? path;
}

function Facts({ id, file }: { id: string; file: ListedMedia }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { path, width, height, sizeBytes, hash, kind } = file;
  const bytes = new Intl.NumberFormat(locale).format(sizeBytes);
  return (
    <Panel title={translate('studio.media.facts')}>
      <Box component="dl" sx={{ m: 0 }}>
        <Fact name={translate('studio.media.place')}>{path}</Fact>
        <Fact name={translate('studio.media.what')}>
          {`${translate(`studio.media.kind-one.${kind}`)}, ${endOf(path).toUpperCase()}`}
        </Fact>
        {width !== null && height !== null && (
          <Fact name={translate('studio.media.size')}>{`${width} × ${height} px`}</Fact>
        )}
        <Fact name={translate('studio.media.bytes')}>{bytes}</Fact>
        <Fact name="SHA-256">{hash.slice(0, 16)}…</Fact>
      </Box>
      <Button component="a" href={bytesSource(id, path)} download size="small" variant="outlined">
        {translate('studio.media.download')}
      </Button>
    </Panel>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box sx={{ mb: 1 }}>
      <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
        {name}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </Box>
  );
}

/** Replacing, taking back, removing. */
function FileWork({ id, file }: { id: string; file: ListedMedia }) {
  const translate = useTranslate();
  const { isBusy, error, replace, revert, remove } = useFileWork(id, file);
  const [isRemoving, setRemoving] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { path, uses } = file;
  return (
    <Panel title={translate('studio.media.change')}>
      {uses.length > 0 && (
        <Typography variant="body2" sx={{ mb: 1 }}>
          {translate('studio.media.replace-text', { smart_count: uses.length })}
        </Typography>
      )}
      <ErrorAlert error={error} />
      <FilePicker
        label={translate('studio.media.replace')}
        accept={`.${endOf(path)}`}
        isBusy={isBusy}
        onChoose={replace}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {file.isChanged && (
          <Button size="small" disabled={isBusy} onClick={() => void revert()}>
            {translate('studio.content.revert')}
          </Button>
        )}
        <Button
          ref={opener}
          size="small"
          color="error"
          aria-expanded={isRemoving}
          onClick={() => setRemoving(!isRemoving)}
        >
          {translate('studio.media.remove')}
        </Button>
      </Box>
      {isRemoving && (
        <Removal
          uses={uses.length}
          isBusy={isBusy}
          onRemove={() => void remove()}
          onCancel={() => {
            setRemoving(false);
            opener.current?.focus();
          }}
        />
      )}
    </Panel>
  );
}

function useFileWork(id: string, file: ListedMedia) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const { isBusy, error, run } = useWork();
  const { path, hash } = file;
  const address = withQuery(`/changes/${id}/file`, { path });
  /** Not awaited: the file is stored before the library has been read again. */
  const after = () => void client.invalidateQueries({ queryKey: ['changes', id] });
  const leaveIfGone = async () => {
    const gone = await refreshChange(client, id);
    if (gone.has(path)) navigate(mediaPath(id));
  };
  const replace = ([sent]: File[]) => {
    if (!sent) return;
    void run(async () => {
      await sendFile(id, { path, hash, file: sent });
      after();
    });
  };
  const revert = () =>
    run(async () => {
      await call('DELETE', address);
      await leaveIfGone();
    });
  const remove = () =>
    run(async () => {
      await call('DELETE', `${address}&remove=1`);
      await leaveIfGone();
    });
  return { isBusy, error, replace, revert, remove };
}

type RemovalProps = { uses: number; isBusy: boolean; onRemove(): void; onCancel(): void };

/** Whether the file is to be removed, or why it cannot be: what records name stays. */
function Removal({ uses, isBusy, onRemove, onCancel }: RemovalProps) {
  const translate = useTranslate();
  const isUsed = uses > 0;
  const text = isUsed ? 'studio.media.remove-used' : 'studio.media.remove-text';
  return (
    <Box role="alert" sx={{ mt: 1 }}>
      <Typography variant="body2" sx={{ mb: 1 }}>
        {translate(text, { smart_count: uses })}
      </Typography>
      {!isUsed && (
        <Button size="small" color="error" variant="contained" loading={isBusy} onClick={onRemove}>
          {translate('studio.media.remove-now')}
        </Button>
      )}
      <Button size="small" onClick={onCancel}>
        {translate(isUsed ? 'ra.action.close' : 'ra.action.cancel')}
      </Button>
    </Box>
  );
}

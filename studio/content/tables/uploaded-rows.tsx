import { Alert, Box, Button, Checkbox, FormControlLabel, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ChangeGroup, RowChange, UploadChanges } from '#core/editing/table-upload.ts';
import { FindingGroup } from '#studio/content/findings/finding-group.tsx';
import type { UploadResult, UploadWork } from '#studio/content/tables/use-upload.ts';

type Props = { upload: UploadWork; result: UploadResult; source: string };

/** What a file changes, and the way into the change set. */
export function UploadedRows({ upload, result, source }: Props) {
  const translate = useTranslate();
  const { changes, errors, warnings } = result;
  const { options, isCurrent, isBusy } = upload;
  const count = changes.added + changes.changed + changes.removed;
  return (
    <Box sx={{ mt: 2 }}>
      <Typography role="status" sx={{ fontWeight: 600 }}>
        {count === 0
          ? translate('studio.tables.same')
          : translate('studio.tables.counts', {
              changed: changes.changed,
              added: changes.added,
              removed: changes.removed,
            })}
      </Typography>
      <FindingGroup id={null} findings={errors} kind="errors" />
      <FindingGroup id={null} findings={warnings} kind="warnings" />
      <Groups groups={changes.groups} />
      <Rows changes={changes} />
      <FormControlLabel
        sx={{ mt: 1 }}
        control={
          <Checkbox
            checked={options.removesMissing}
            onChange={({ target }) => upload.change({ removesMissing: target.checked })}
          />
        }
        label={translate('studio.tables.remove-missing')}
      />
      {!isCurrent && <Alert severity="info">{translate('studio.tables.outdated')}</Alert>}
      <Box sx={{ mt: 1 }}>
        <Button
          variant="contained"
          disabled={!isCurrent || changes.files === 0 || errors.length > 0}
          loading={isBusy}
          onClick={() => void upload.apply(source)}
        >
          {translate('studio.tables.apply')}
        </Button>
      </Box>
    </Box>
  );
}

function Groups({ groups }: { groups: ChangeGroup[] }) {
  const translate = useTranslate();
  const several = groups.filter(({ count }) => count > 1);
  if (several.length === 0) return null;
  return (
    <details>
      <Box component="summary" sx={{ cursor: 'pointer', my: 1 }}>
        {translate('studio.tables.groups')}
      </Box>
      <Box component="ul" sx={{ mt: 0, overflowWrap: 'anywhere' }}>
        {several.map(({ column, before, after, count, example }) => (
          <li key={`${column} ${before} ${after}`}>
            <Change {...{ column, before, after }} />
            {' · '}
            {translate('studio.tables.rows', { smart_count: count })} ({example}…)
          </li>
        ))}
      </Box>
    </details>
  );
}

function Rows({ changes }: { changes: UploadChanges }) {
  const translate = useTranslate();
  const { rows } = changes;
  const left = changes.added + changes.changed + changes.removed - rows.length;
  if (rows.length === 0) return null;
  return (
    <details open>
      <Box component="summary" sx={{ cursor: 'pointer', my: 1 }}>
        {translate('studio.tables.row-by-row')}
      </Box>
      <Box
        component="ul"
        sx={{ listStyle: 'none', p: 0, m: 0, maxHeight: '28rem', overflow: 'auto' }}
        tabIndex={0}
        aria-label={translate('studio.tables.row-by-row')}
      >
        {rows.map((row) => (
          <Row key={`${row.path} ${row.key}`} row={row} />
        ))}
      </Box>
      {left > 0 && (
        <Typography>{translate('studio.content.more', { smart_count: left })}</Typography>
      )}
    </details>
  );
}

function Row({ row: { key, kind, cells } }: { row: RowChange }) {
  const translate = useTranslate();
  return (
    <Box
      component="li"
      sx={{ borderTop: 1, borderColor: 'divider', py: 0.75, overflowWrap: 'anywhere' }}
    >
      <Typography component="span" sx={{ fontWeight: 600 }}>
        {key}
      </Typography>{' '}
      {kind !== 'changed' && translate(`studio.tables.row-${kind}`)}
      {kind === 'changed' &&
        cells.map((cell) => (
          <Typography key={cell.column} variant="body2">
            <Change {...cell} />
          </Typography>
        ))}
    </Box>
  );
}

type ChangeProps = { column: string; before: string; after: string };

function Change({ column, before, after }: ChangeProps) {
  const translate = useTranslate();
  const nothing = translate('studio.content.nothing');
  return (
    <>
      <code>{column}</code>: <del>{before || nothing}</del> → <ins>{after || nothing}</ins>
    </>
  );
}

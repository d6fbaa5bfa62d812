import { Box, Typography } from '@mui/material';
import { parse } from 'yaml';
import type { ValueChange } from '#core/editing/record-changes.ts';
import type { OpenedFile } from '#core/studio/changes/change-set.ts';
import { ChangedValue } from '#studio/content/changed-value.tsx';
import { PlaceName } from '#studio/content/place-name.tsx';
import {
  changesOf,
  documentOf,
  type RecordDocument,
  yamlOf,
} from '#studio/content/record-document.ts';

/** What a file said before this change set; nothing for one that is new. */
export function baseOf({ path, baseText, ...file }: OpenedFile): RecordDocument {
  const text = baseText ?? '';
  let value: unknown = null;
  try {
    value = parse(yamlOf(path, text), { merge: true }) ?? null;
  } catch {
    // What cannot be read has no fields to compare.
  }
  return documentOf({ ...file, path, baseText, text, value });
}

/** What differs in a file, field by field, with both values. */
export function FileDifferences({ file }: { file: OpenedFile }) {
  const [before, after] = [baseOf(file), documentOf(file)];
  const changes: ValueChange[] = changesOf(before, after);
  if (before.body !== after.body) {
    changes.push({ path: [], from: before.body, to: after.body });
  }
  return changes.map(({ path, from, to }) => (
    <Box key={path.join('.')} sx={{ my: 1 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <PlaceName {...{ file: file.path, path }} value={after.value ?? before.value} />
      </Typography>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { md: '1fr 1fr' } }}>
        <ChangedValue {...{ file: file.path, path }} value={from} other={to} isOld />
        <ChangedValue {...{ file: file.path, path }} value={to} other={from} />
      </Box>
    </Box>
  ));
}

import { Alert, Box, Link as MuiLink, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Title, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { kindOf, type RecordKind } from '#core/editing/record-kinds.ts';
import type { ChangeDetails } from '#core/studio/changes/change-set.ts';
import { changePath, recordsPath } from '#studio/content/content-paths.ts';
import { FilesBeside } from '#studio/content/files-beside.tsx';
import { useEditingNames } from '#studio/content/use-content.ts';
import { useDocumentTitle } from '#studio/ui/document-title.ts';

export type FrameProps = {
  id: string;
  path: string;
  kind: RecordKind;
  change: ChangeDetails | undefined;
  /** What the record is called; '' for the name of its kind. */
  title: string;
  children: ReactNode;
};

/** What stands above every record: the way back, what it is called, its file. */
export function RecordFrame({ id, path, kind, change, title, children }: FrameProps) {
  const translate = useTranslate();
  const names = useEditingNames();
  const { format, isFixed, path: pattern } = kindOf(kind);
  const code = format === 'table' ? (pattern.exec(path)?.[1] ?? '') : '';
  const isFew = format === 'table' || format === 'list';
  const heading = title || [isFew ? names.kinds(kind) : names.kind(kind), code].join(' ').trim();
  useDocumentTitle(heading);
  return (
    <Box sx={{ mt: 3, maxWidth: format === 'table' ? undefined : 1100, minWidth: 0 }}>
      <Title title={names.kind(kind)} />
      <MuiLink
        component={Link}
        to={changePath(id)}
        color="inherit"
        sx={{ overflowWrap: 'anywhere' }}
      >
        {change?.title ?? translate('resources.changes.name')}
      </MuiLink>
      {' › '}
      <MuiLink component={Link} to={recordsPath(id, kind)} color="inherit">
        {names.kinds(kind)}
      </MuiLink>
      <Typography variant="h4" component="h1" sx={{ overflowWrap: 'anywhere' }}>
        {heading}
      </Typography>
      <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {title ? `${names.kind(kind)} · ${path}` : path}
      </Typography>
      <FilesBeside {...{ id, path, change }} />
      {isFixed && <Alert severity="info">{translate('studio.content.fixed')}</Alert>}
      {children}
    </Box>
  );
}

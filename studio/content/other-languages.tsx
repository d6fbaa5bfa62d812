import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { kindAt } from '#core/editing/record-kinds.ts';
import { localeCodes } from '#core/i18n/locales.ts';
import type { ChangeDetails } from '#core/studio/changes/change-set.ts';
import { recordPath } from '#studio/content/content-paths.ts';

type Props = { id: string; path: string; change: ChangeDetails | undefined };

/** Texts of pages and articles have a file for each language: the way to the others, and whether one was left behind. */
export function OtherLanguages({ id, path, change }: Props) {
  const translate = useTranslate();
  const kind = kindAt(path);
  const files = filesBeside(path);
  if (files.length === 0) return null;
  const changed = new Set(change?.files.map((file) => file.path));
  const texts = files.filter(({ locale }) => locale !== null);
  const isAnyChanged = texts.some((file) => changed.has(file.path));
  const isStale = (file: string) => kind !== 'article' && isAnyChanged && !changed.has(file);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, my: 1 }}>
      {files.map(({ path: file, locale }) => (
        <Typography key={file} component="span">
          {file === path ? (
            <strong>{nameOf(locale)}</strong>
          ) : (
            <Link to={recordPath(id, { path: file })} style={{ color: 'inherit' }}>
              {nameOf(locale)}
            </Link>
          )}
          {locale && isStale(file) && (
            <Typography component="span" variant="caption" sx={{ color: 'warning.main', ml: 1 }}>
              {translate('studio.content.stale')}
            </Typography>
          )}
        </Typography>
      ))}
    </Box>
  );

  function nameOf(locale: string | null): string {
    return translate(locale ? `studio.locale.${locale}` : 'studio.content.facts');
  }
}

/** The files of the same page or article: its facts, its text in each language. */
function filesBeside(path: string): { path: string; locale: string | null }[] {
  const folder = path.replace(/[^/]+$/, '');
  const texts = localeCodes.map((locale) => ({ path: `${folder}${locale}.md`, locale }));
  switch (kindAt(path)) {
    case 'page':
      return texts;
    case 'article':
    case 'article-text':
      return [{ path: `${folder}article.yaml`, locale: null }, ...texts];
    default:
      return [];
  }
}

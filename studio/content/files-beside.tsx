import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { kindAt } from '#core/editing/record-kinds.ts';
import { localeCodes } from '#core/i18n/locales.ts';
import type { ChangeDetails } from '#core/studio/changes/change-set.ts';
import { recordPath } from '#studio/content/content-paths.ts';
import { useEditingNames } from '#studio/content/use-content.ts';

type Props = { id: string; path: string; change: ChangeDetails | undefined };

/**
 * The other files of a record: a text in each language and whether one was left behind, the variants of a product, the
 * facts of an article.
 */
export function FilesBeside({ id, path, change }: Props) {
  const translate = useTranslate();
  const names = useEditingNames();
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
            <strong>{nameOf(file, locale)}</strong>
          ) : (
            <Link to={recordPath(id, { path: file })} style={{ color: 'inherit' }}>
              {nameOf(file, locale)}
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

  function nameOf(file: string, locale: string | null): string {
    if (locale) return translate(`studio.locale.${locale}`);
    const other = kindAt(file);
    if (other === 'variants') return names.kinds(other);
    return other === 'product' ? names.kind(other) : translate('studio.content.facts');
  }
}

/** The files of the same record. */
function filesBeside(path: string): { path: string; locale: string | null }[] {
  const folder = path.replace(/[^/]+$/, '');
  const texts = localeCodes.map((locale) => ({ path: `${folder}${locale}.md`, locale }));
  switch (kindAt(path)) {
    case 'page':
      return texts;
    case 'article':
    case 'article-text':
      return [{ path: `${folder}article.yaml`, locale: null }, ...texts];
    case 'product':
    case 'variants':
      return ['product.yaml', 'variants.csv'].map((name) => ({
        path: folder + name,
        locale: null,
      }));
    default:
      return [];
  }
}

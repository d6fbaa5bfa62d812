import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { localeCodes } from '#core/i18n/locales.ts';
import type { OpenedFile } from '#core/studio/changes/change-set.ts';
import { call, withQuery } from '#studio/app/studio-client.ts';
import { documentOf } from '#studio/content/record-document.ts';
import { MarkdownField } from '#studio/fields/markdown-field.tsx';

/** A file of a change set; nothing without a path. */
export function useFileOf(id: string, path: string | null): OpenedFile | undefined {
  const address = withQuery(`/changes/${encodeURIComponent(id)}/file`, { path: path ?? '' });
  const { data } = useQuery({
    queryKey: ['changes', id, 'file', path],
    queryFn: () => call<OpenedFile>('GET', address),
    enabled: path !== null,
    retry: false,
  });
  return path === null ? undefined : data;
}

type Props = { id: string; path: string; children: ReactNode };

/** On wide screens the text of another language, to read, beside the one that is written. */
export function TextBeside({ id, path, children }: Props) {
  const translate = useTranslate();
  const language = /\/(\w+)\.md$/.exec(path)?.[1];
  const other = localeCodes.find((code) => code !== language);
  const file = useFileOf(id, language && other ? path.replace(/\w+\.md$/, `${other}.md`) : null);
  const text = file ? documentOf(file).body : null;
  const isBeside = text !== null && other !== undefined;
  // The children stay where they are when the other text arrives: somebody may be typing in them.
  return (
    <Box
      sx={{
        ...{ display: 'grid', columnGap: 2 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', ...(isBeside && { lg: '1fr 1fr' }) },
      }}
    >
      <Box sx={{ minWidth: 0 }}>{children}</Box>
      {isBeside && (
        <Box sx={{ minWidth: 0, display: { xs: 'none', lg: 'block' } }}>
          <MarkdownField
            id="text-beside"
            label={translate(`studio.locale.${other}`)}
            text={text}
            lang={other}
            isReadOnly
            minRows={14}
            onChange={() => {}}
          />
        </Box>
      )}
    </Box>
  );
}

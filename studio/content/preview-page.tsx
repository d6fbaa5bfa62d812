import {
  Box,
  Button,
  Link as MuiLink,
  Table,
  TableBody,
  TableCell,
  TableRow,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Title, useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router';
import type { ChangedPage } from '#core/studio/changes/preview.ts';
import { call } from '#studio/app/studio-client.ts';
import { changePath } from '#studio/content/content-paths.ts';
import { useChange } from '#studio/content/use-content.ts';
import { useDocumentTitle } from '#studio/ui/document-title.ts';
import { ErrorAlert } from '#studio/ui/error-text.tsx';

const WIDTHS = { narrow: 390, wide: 1440 };

type Width = keyof typeof WIDTHS;

/** The public pages that a change set changes, each before and after. */
export function PreviewPage() {
  const { id = '' } = useParams();
  const translate = useTranslate();
  const { data: change } = useChange(id);
  const { data, error } = useQuery({
    queryKey: ['previews', id, 'pages'],
    queryFn: () =>
      call<{ items: ChangedPage[] }>('GET', `/changes/${encodeURIComponent(id)}/preview/pages`),
  });
  const [shown, setShown] = useState<ChangedPage | null>(null);
  useDocumentTitle(translate('studio.preview.pages'));
  return (
    <Box sx={{ mt: 3 }}>
      <Title title={translate('studio.preview.pages')} />
      <MuiLink component={Link} to={changePath(id)} color="inherit">
        {change?.title ?? translate('resources.changes.name')}
      </MuiLink>
      <Typography variant="h4" component="h1" sx={{ mb: 1 }}>
        {translate('studio.preview.pages')}
      </Typography>
      <Typography sx={{ mb: 2, maxWidth: '70ch' }}>
        {translate('studio.preview.pages-text')}
      </Typography>
      <ErrorAlert error={error} />
      {data?.items.length === 0 && <Typography>{translate('studio.preview.no-pages')}</Typography>}
      {data && data.items.length > 0 && <Pages pages={data.items} onShow={setShown} />}
      {shown && <Comparison page={shown} />}
    </Box>
  );
}

function Pages({ pages, onShow }: { pages: ChangedPage[]; onShow: (page: ChangedPage) => void }) {
  const translate = useTranslate();
  return (
    <Table size="small" sx={{ mb: 3 }}>
      <TableBody>
        {pages.map((page) => (
          <TableRow key={`${page.before} ${page.after}`}>
            <TableCell sx={{ overflowWrap: 'anywhere' }}>
              <span lang={page.title === '' ? undefined : page.locale}>
                {page.title || translate('studio.preview.every-page')}
              </span>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {page.after ?? page.before}
              </Typography>
            </TableCell>
            <TableCell align="right">
              <Button
                size="small"
                aria-label={`${translate('studio.preview.compare')}: ${page.after ?? page.before}`}
                onClick={() => onShow(page)}
              >
                {translate('studio.preview.compare')}
              </Button>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function Comparison({ page }: { page: ChangedPage }) {
  const translate = useTranslate();
  const [width, setWidth] = useState<Width>('narrow');
  return (
    <section>
      <Typography variant="h6" component="h2" lang={page.locale}>
        {page.title || translate('studio.preview.every-page')}
      </Typography>
      <Typography variant="body2" sx={{ mb: 1, color: 'text.secondary' }}>
        {translate('studio.preview.other-preview')}
      </Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={width}
        aria-label={translate('studio.preview.width')}
        onChange={(_event, chosen: Width | null) => chosen && setWidth(chosen)}
        sx={{ mb: 1 }}
      >
        <ToggleButton value="narrow">{translate('studio.preview.narrow')}</ToggleButton>
        <ToggleButton value="wide">{translate('studio.preview.wide')}</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' } }}>
        <Side
          name="before"
          address={page.before && `/preview/before${page.before}`}
          width={width}
        />
        <Side name="after" address={page.after} width={width} />
      </Box>
    </section>
  );
}

type SideProps = { name: 'before' | 'after'; address: string | null; width: Width };

/** A page in a frame of the chosen width, as small as it must be. Without scripts it stays as the server sent it. */
function Side({ name, address, width }: SideProps) {
  const translate = useTranslate();
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="subtitle2" component="h3">
        {translate(`studio.preview.${name}`)}
      </Typography>
      {address === null ? (
        <Typography>{translate('studio.preview.no-page')}</Typography>
      ) : (
        <Box
          role="group"
          aria-label={translate(`studio.preview.frame-${name}`)}
          // It scrolls with the keyboard, too.
          tabIndex={0}
          sx={{
            ...{ overflow: 'auto', border: 1, borderColor: 'divider' },
            ...{ width: 'fit-content', maxWidth: '100%' },
          }}
        >
          <Box
            component="iframe"
            src={address}
            title={translate(`studio.preview.frame-${name}`)}
            sandbox="allow-same-origin"
            sx={{
              display: 'block',
              border: 0,
              background: '#fff',
              width: WIDTHS[width],
              height: 720,
              ...(width === 'wide' && { zoom: 0.4, height: 1800 }),
            }}
          />
        </Box>
      )}
    </Box>
  );
}

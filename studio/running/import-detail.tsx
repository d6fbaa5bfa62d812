import { Box, Link as MuiLink, Typography } from '@mui/material';
import { ShowBase, Title, useLocaleState, useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { ImportRunDetails } from '#core/studio/import-run.ts';
import { BASE } from '#studio/app/base.ts';
import { ImportCounts, OutcomeChip } from '#studio/running/import-list.tsx';
import { Panel } from '#studio/ui/detail-panel.tsx';
import { useDocumentTitle } from '#studio/ui/document-title.ts';
import { formatTime, toTag } from '#studio/ui/format-time.ts';

/** One import with everything that it has printed. */
export function ImportDetail() {
  return (
    <ShowBase>
      <Details />
    </ShowBase>
  );
}

function Details() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const run = useRecordContext<ImportRunDetails>();
  const name = translate('studio.import.of', { time: run ? formatTime(locale, run.ended) : '…' });
  useDocumentTitle(name);
  if (!run) return null;
  const number = (value: number) =>
    new Intl.NumberFormat(toTag(locale), { maximumFractionDigits: 1 }).format(value);
  const facts = [
    ['version', number(run.version)],
    ['changed', run.changed === null ? '–' : number(run.changed)],
    ['errors', <ImportCounts key="errors" run={run} />],
    ['seconds', `${number(run.seconds)} s`],
    ['source', run.source],
    ['person', run.person || '–'],
    ['command', run.command || '–'],
  ] as const;
  return (
    <Box sx={{ maxWidth: 1100, mt: 3 }}>
      <Title title={name} />
      <MuiLink component={Link} to={`${BASE}/imports`}>
        {translate('resources.imports.name')}
      </MuiLink>
      <Typography variant="h4" component="h1" sx={{ mb: 2 }}>
        {name} <OutcomeChip outcome={run.outcome} />
      </Typography>
      <Panel title={translate('studio.import.facts')}>
        <Box
          component="dl"
          sx={{
            ...{ m: 0, display: 'grid', columnGap: 3, rowGap: 0.5 },
            ...{ gridTemplateColumns: { sm: 'max-content minmax(0, 1fr)' } },
          }}
        >
          {facts.map(([key, value]) => (
            <Box key={key} sx={{ display: { xs: 'block', sm: 'contents' } }}>
              <Typography component="dt" sx={{ color: 'text.secondary' }}>
                {translate(`resources.imports.fields.${key}`)}
              </Typography>
              <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                {value}
              </Typography>
            </Box>
          ))}
        </Box>
      </Panel>
      <Panel title={translate('studio.import.report')}>
        <Box
          component="pre"
          lang="en"
          sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontSize: '0.8125rem' }}
        >
          {run.report}
        </Box>
      </Panel>
    </Box>
  );
}

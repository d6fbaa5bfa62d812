import { Alert, Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Title, useLocaleState, useTranslate } from 'react-admin';
import { localeCodes } from '#core/i18n/locales.ts';
import { listCautions, type SiteHealth } from '#core/studio/site-health.ts';
import { call } from '#studio/app/studio-client.ts';
import { Panel } from '#studio/ui/detail-panel.tsx';
import { ErrorAlert } from '#studio/ui/error-text.tsx';
import { formatSize, formatTime, toTag } from '#studio/ui/format-time.ts';
import { PageHeading } from '#studio/ui/list-heading.tsx';

const RENEWED_MS = 30_000;

/** How the site is doing: what does not work, and what runs where. */
export function HealthPage() {
  const translate = useTranslate();
  const { data, error } = useQuery({
    queryKey: ['health'],
    queryFn: () => call<SiteHealth>('GET', '/health'),
    refetchInterval: RENEWED_MS,
  });
  return (
    <Box sx={{ maxWidth: 1100 }}>
      <Title title={translate('resources.health.name')} />
      <PageHeading resource="health" />
      <Box sx={{ mt: 2 }}>
        <ErrorAlert error={error} />
        {data && <Health health={data} />}
      </Box>
    </Box>
  );
}

function Health({ health }: { health: SiteHealth }) {
  return (
    <>
      <Problems health={health} />
      <Box
        sx={{
          mt: 2,
          display: 'grid',
          columnGap: 2,
          gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
          alignItems: 'start',
        }}
      >
        <Content health={health} />
        <Storage health={health} />
        <Mails health={health} />
        <Software health={health} />
      </Box>
    </>
  );
}

function Problems({ health }: { health: SiteHealth }) {
  const translate = useTranslate();
  const cautions = listCautions(health, Date.now());
  if (health.problems.length + cautions.length === 0) {
    return (
      <Alert severity="success" role="status">
        {translate('studio.health.fine')}
      </Alert>
    );
  }
  return (
    <>
      {health.problems.map((problem) => (
        <Alert key={problem} severity="error" sx={{ mb: 1 }}>
          {problem}
        </Alert>
      ))}
      {cautions.map((caution) => (
        <Alert key={caution} severity="warning" sx={{ mb: 1 }}>
          {translate(`studio.health.caution-${caution}`)}
        </Alert>
      ))}
    </>
  );
}

function Content({ health: { content, lastImport } }: { health: SiteHealth }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return (
    <Facts title={translate('studio.health.content')}>
      <Fact name="content-version">{content.version}</Fact>
      <Fact name="imported">{content.imported && formatTime(locale, content.imported)}</Fact>
      {localeCodes.map((code) => (
        <Fact key={code} name="products" language={translate(`studio.locale.${code}`)}>
          {content.products[code]}
        </Fact>
      ))}
      <Fact name="last-import" isBad={isBadImport(lastImport)}>
        {lastImport &&
          translate(`studio.health.import-${lastImport.outcome}`, {
            time: formatTime(locale, lastImport.ended),
            seconds: new Intl.NumberFormat(toTag(locale), { maximumFractionDigits: 1 }).format(
              lastImport.seconds,
            ),
          })}
      </Fact>
    </Facts>
  );
}

const isBadImport = (last: SiteHealth['lastImport']) =>
  last?.outcome === 'refused' || last?.outcome === 'failed';

function Storage({ health: { database, disk, backup } }: { health: SiteHealth }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const timeOf = (time: string | null) =>
    time ? formatTime(locale, time) : translate('studio.health.never');
  return (
    <Facts title={translate('studio.health.storage')}>
      <Fact name="database">{`${database.product} ${database.version}`}</Fact>
      <Fact name="database-size">{formatSize(locale, database.bytes)}</Fact>
      <Fact name="disk">
        {disk &&
          translate('studio.health.free', {
            free: formatSize(locale, disk.free),
            total: formatSize(locale, disk.total),
          })}
      </Fact>
      <Fact name="backup" isBad={backup.written === null}>
        {timeOf(backup.written)}
      </Fact>
      <Fact name="backup-checked">{timeOf(backup.checked)}</Fact>
    </Facts>
  );
}

function Mails({ health: { mails } }: { health: SiteHealth }) {
  const translate = useTranslate();
  return (
    <Facts title={translate('resources.mails.name')}>
      <Fact name="mails-waiting">{mails.waiting}</Fact>
      <Fact name="mails-dead" isBad={mails.dead > 0}>
        {mails.dead}
      </Fact>
    </Facts>
  );
}

function Software({ health: { software } }: { health: SiteHealth }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return (
    <Facts title={translate('studio.health.software')}>
      <Fact name="version">{software.version}</Fact>
      <Fact name="runtime">{software.runtime}</Fact>
      <Fact name="started">{formatTime(locale, software.started)}</Fact>
    </Facts>
  );
}

function Facts({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Panel title={title}>
      <Box component="dl" sx={{ m: 0, '& > div:last-child': { borderBottom: 0 } }}>
        {children}
      </Box>
    </Panel>
  );
}

/** `isBad`: somebody should do something. */
type FactProps = { name: string; language?: string; isBad?: boolean; children: ReactNode };

function Fact({ name, language, isBad = false, children }: FactProps) {
  const translate = useTranslate();
  return (
    <Box
      sx={{
        ...{ display: 'flex', justifyContent: 'space-between', gap: 2, py: 0.75 },
        ...{ borderBottom: 1, borderColor: 'divider' },
      }}
    >
      <Typography component="dt">{translate(`studio.health.${name}`, { language })}</Typography>
      <Typography
        component="dd"
        sx={{ m: 0, textAlign: 'right', ...(isBad && { color: 'error.main', fontWeight: 600 }) }}
      >
        {children ?? '–'}
      </Typography>
    </Box>
  );
}

import { Box, Card, Link as MuiLink, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { StoredVersion } from '#core/studio/changes/change-set.ts';
import { type GapPage, gapKinds } from '#core/studio/content-gap.ts';
import type { MissingWords } from '#core/studio/missing-words.ts';
import { BASE } from '#studio/app/base.ts';
import { call, withQuery } from '#studio/app/studio-client.ts';
import { CountTiles } from '#studio/start/count-tiles.tsx';
import { formatTime } from '#studio/ui/format-time.ts';

const DAYS = 7;
/** Longer lists are on their own pages. */
const MOST = 8;

/** Change sets that wait, what is missing, what visitors did not find, what was published this week. */
export function ContentSummary({ personId }: { personId: string }) {
  const translate = useTranslate();
  return (
    <>
      <Typography variant="h5" component="h2" sx={{ mt: 4, mb: 2 }}>
        {translate('studio.start.content')}
      </Typography>
      <ChangeTiles personId={personId} />
      <Box
        sx={{
          ...{ display: 'grid', gap: 2, mt: 2, alignItems: 'start' },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
        }}
      >
        <Gaps />
        <Searches />
        <Published />
      </Box>
    </>
  );
}

function ChangeTiles({ personId }: { personId: string }) {
  const translate = useTranslate();
  const filters = {
    review: { state: 'review' },
    approved: { state: 'approved' },
    'own-changes': { state: 'open', author: personId },
  } as const;
  const { data } = useQuery({
    queryKey: ['changes', 'counts', personId],
    queryFn: () => Promise.all(Object.values(filters).map(countChanges)),
    enabled: personId !== '',
  });
  const tiles = Object.entries(filters).map(([key, filter], at) => ({
    key,
    label: translate(`studio.start.${key}`, { smart_count: data?.[at] ?? 0 }),
    count: data?.[at],
    to: withQuery(`${BASE}/changes`, { filter: JSON.stringify(filter) }),
  }));
  return <CountTiles tiles={tiles} />;
}

async function countChanges(filter: Record<string, string>): Promise<number> {
  const query = { ...filter, limit: 1 };
  return (await call<{ total: number }>('GET', withQuery('/changes', query))).total;
}

function Gaps() {
  const translate = useTranslate();
  const { data } = useQuery({
    queryKey: ['gaps', 'counts', {}],
    queryFn: () => call<GapPage>('GET', withQuery('/gaps', { limit: 1 })),
  });
  const kinds = data ? gapKinds.filter((kind) => data.counts[kind] > 0) : [];
  return (
    <Section resource="gaps" none={data && kinds.length === 0 && 'studio.gaps.none'}>
      {kinds.map((kind) => (
        <Row
          key={kind}
          name={translate(`studio.gap.${kind}`)}
          value={data?.counts[kind]}
          to={withQuery(`${BASE}/gaps`, { filter: JSON.stringify({ kind }) })}
        />
      ))}
    </Section>
  );
}

function Searches() {
  const query = { outcome: 'nothing', since: daysAgo(DAYS).slice(0, 10), limit: MOST };
  const { data } = useQuery({
    queryKey: ['searches', query],
    queryFn: () => call<{ items: MissingWords[] }>('GET', withQuery('/searches', query)),
  });
  const { limit: _limit, ...filter } = query;
  return (
    <Section resource="searches" none={data?.items.length === 0 && 'studio.start.no-searches'}>
      {data?.items.map(({ id, words, locale, count }) => (
        <Row
          key={id}
          name={words}
          lang={locale}
          value={count}
          to={withQuery(`${BASE}/searches`, { filter: JSON.stringify({ ...filter, text: words }) })}
        />
      ))}
    </Section>
  );
}

function Published() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { data } = useQuery({
    queryKey: ['versions'],
    queryFn: () => call<{ items: StoredVersion[] }>('GET', '/versions'),
  });
  const since = daysAgo(DAYS);
  const recent = data?.items.filter(({ importedAt }) => importedAt >= since);
  return (
    <Section resource="versions" none={recent?.length === 0 && 'studio.start.no-versions'}>
      {recent?.slice(0, MOST).map(({ version, note, importedAt }) => (
        <Row
          key={version}
          name={note || translate('studio.content.version', { version })}
          value={formatTime(locale, importedAt)}
          to={`${BASE}/versions`}
        />
      ))}
    </Section>
  );
}

/** ISO time, UTC. */
const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString();

type SectionProps = {
  resource: 'gaps' | 'searches' | 'versions';
  /** Key of the text for an empty list. */
  none: string | false | undefined;
  children: ReactNode;
};

function Section({ resource, none, children }: SectionProps) {
  const translate = useTranslate();
  const heading = useId();
  return (
    <Card component="section" variant="outlined" aria-labelledby={heading} sx={{ p: 2.5 }}>
      <Typography id={heading} variant="h6" component="h3">
        <MuiLink component={Link} to={`${BASE}/${resource}`} color="inherit">
          {translate(`studio.start.${resource}`)}
        </MuiLink>
      </Typography>
      {none ? (
        <Typography sx={{ color: 'text.secondary', mt: 1 }}>{translate(none)}</Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
          {children}
        </Box>
      )}
    </Card>
  );
}

type RowProps = { name: string; lang?: string; value: string | number | undefined; to: string };

function Row({ name, lang, value, to }: RowProps) {
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 2, py: 0.75, borderTop: 1, borderColor: 'divider' }}
    >
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <MuiLink component={Link} to={to} color="inherit" lang={lang}>
          {name}
        </MuiLink>
      </Box>
      <Typography
        component="span"
        sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}
      >
        {value}
      </Typography>
    </Box>
  );
}

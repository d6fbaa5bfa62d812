import {
  Box,
  Button,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  TextField,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Title, useLocaleState, useTranslate } from 'react-admin';
import { companyDay } from '#core/forms/company-day.ts';
import type { ClaimCounts, ClaimFigures } from '#core/studio/desk-claim.ts';
import { API, call, withQuery } from '#studio/app/studio-client.ts';
import { Panel } from '#studio/ui/detail-panel.tsx';
import { ErrorAlert } from '#studio/ui/error-text.tsx';
import { formatMonth, toTag } from '#studio/ui/format-time.ts';
import { PageHeading } from '#studio/ui/list-heading.tsx';
import { MonthChart } from '#studio/warranties/month-chart.tsx';

/** The twelve months that end today. */
function lastYear() {
  const to = companyDay(Date.now());
  const [year = 0, month = 0] = to.split('-').map(Number);
  const from = new Date(Date.UTC(year - 1, month));
  return { from: from.toISOString().slice(0, 10), to };
}

/** Claims by month and product, with shares, times and cost. */
export function ClaimFiguresPage() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const [period, setPeriod] = useState(lastYear);
  const isPeriod = period.from !== '' && period.to !== '' && period.from <= period.to;
  const { data, error } = useQuery({
    queryKey: ['claims', 'figures', period],
    queryFn: () => call<ClaimFigures>('GET', withQuery('/claims/figures', period)),
    enabled: isPeriod,
    placeholderData: (previous) => previous,
  });
  return (
    <Box sx={{ mb: 3 }}>
      <Title title={translate('resources.figures.name')} />
      <PageHeading resource="figures" />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 2, alignItems: 'center' }}>
        {(['from', 'to'] as const).map((end) => (
          <TextField
            key={end}
            type="date"
            label={translate(`resources.claims.fields.${end}`)}
            value={period[end]}
            error={!isPeriod}
            onChange={({ target }) => setPeriod({ ...period, [end]: target.value })}
            slotProps={{ inputLabel: { shrink: true } }}
            fullWidth={false}
          />
        ))}
        <Button
          href={withQuery(`${API}/claims/figures.csv`, { ...period, language: locale })}
          disabled={!isPeriod}
          download
        >
          {translate('studio.audit.export')}
        </Button>
      </Box>
      <ErrorAlert error={error} />
      {data && <Figures figures={data} />}
    </Box>
  );
}

function Figures({ figures }: { figures: ClaimFigures }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return (
    <>
      <Panel title={translate('studio.figures.months')}>
        <MonthChart months={figures.months} />
        <CountTable
          head={translate('studio.figures.month')}
          rows={[
            ...figures.months.map(({ month, ...counts }) => ({
              key: month,
              name: formatMonth(locale, month, 'numeric').replaceAll(' ', '\u00a0'),
              counts,
            })),
            { key: 'total', name: translate('studio.figures.total'), counts: figures.total },
          ]}
        />
      </Panel>
      <Panel title={translate('studio.figures.products')}>
        <CountTable
          head={translate('studio.figures.product')}
          rows={figures.products.map(({ sku, title, ...counts }) => ({
            key: sku,
            name: sku === '' ? translate('studio.claims.no-product') : `${title ?? ''} ${sku}`,
            counts,
          }))}
        />
      </Panel>
    </>
  );
}

type Row = { key: string; name: string; counts: ClaimCounts };

const HEADS = ['received', 'open', 'accepted', 'rejected', 'share', 'days', 'cost'];

function CountTable({ head, rows }: { head: string; rows: Row[] }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const tag = toTag(locale);
  const format = new Intl.NumberFormat(tag);
  const show = (value: number | null, unit = '') =>
    value === null ? '–' : `${format.format(value)}${unit}`;
  const money = (cost: ClaimCounts['cost']) =>
    Object.entries(cost)
      .map(([currency, cents]) => {
        // Amounts of one column have their points alike.
        const options = { style: 'currency', currency, useGrouping: 'always' } as const;
        return new Intl.NumberFormat(tag, options).format(cents / 100);
      })
      .join(' + ') || '–';
  return (
    <TableContainer tabIndex={0} role="region" aria-label={head}>
      <Table size="small" sx={{ '& td': { whiteSpace: 'nowrap' } }}>
        <TableHead>
          <TableRow>
            <TableCell>{head}</TableCell>
            {HEADS.map((name) => (
              <TableCell key={name} align="right">
                {translate(`studio.figures.${name}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ key, name, counts }) => (
            <TableRow key={key} sx={key === 'total' ? { '& > *': { fontWeight: 600 } } : {}}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell align="right">{show(counts.received)}</TableCell>
              <TableCell align="right">{show(counts.open)}</TableCell>
              <TableCell align="right">{show(counts.accepted)}</TableCell>
              <TableCell align="right">{show(counts.rejected)}</TableCell>
              <TableCell align="right">{show(counts.acceptedPercent, '\u00a0%')}</TableCell>
              <TableCell align="right">{show(counts.decisionDays)}</TableCell>
              <TableCell align="right">{money(counts.cost)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

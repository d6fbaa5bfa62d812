import { Alert, Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { type LocaleCode, toLocale } from '#core/i18n/locales.ts';
import en from '#core/i18n/messages/photometry/en.json';
import es from '#core/i18n/messages/photometry/es.json';
import { createTranslate } from '#core/i18n/translate.ts';
import { type Finding, findingSeverities, PhotometryError } from '#core/photometry/finding.ts';
import { findingText, refusalText } from '#core/photometry/finding-text.ts';
import { inspectFile } from '#core/photometry/inspect-file.ts';
import { readGlbFacts } from '#core/studio/media/glb-facts.ts';
import { endOf, type ListedMedia } from '#core/studio/media/media-item.ts';
import { bytesSource } from '#studio/media/media-paths.ts';
import { Panel } from '#studio/ui/detail-panel.tsx';

/** The languages of the studio; the site may have others. */
const messages: Partial<Record<string, Record<string, string>>> = { en, es };

/** Loaded for models only. */
const ModelView = lazy(() => import('#studio/media/model-view.tsx'));

type Report = {
  facts: [string, string][];
  /** Of a model: its finishes. */
  finishes?: string[];
  notes: { severity: Severity; text: string }[];
};
type Severity = 'error' | 'warning' | 'info';

/** What is in a photometric file or a 3D model, read in the browser. */
export default function FileReport({ id, file }: { id: string; file: ListedMedia }) {
  const translate = useTranslate();
  const locale = toLocale(useLocaleState()[0]);
  const { path, hash } = file;
  const { data: bytes } = useQuery({
    queryKey: ['bytes', id, path, hash],
    queryFn: async () => {
      const response = await fetch(bytesSource(id, path));
      return response.ok ? new Uint8Array(await response.arrayBuffer()) : null;
    },
    gcTime: 0,
  });
  if (!bytes) return null;
  const report = endOf(path) === 'glb' ? ofModel(bytes, locale) : ofPhotometry(bytes, locale);
  if (!report) return null;
  const { finishes } = report;
  return (
    <div>
      {finishes && (
        <Suspense>
          <ModelView
            source={bytesSource(id, path)}
            alt={translate('studio.media.turn')}
            finishes={finishes}
          />
        </Suspense>
      )}
      <Facts report={report} isModel={finishes !== undefined} />
    </div>
  );
}

/** Figures of a file, and what a check of it found. */
function Facts({ report, isModel }: { report: Report; isModel: boolean }) {
  const translate = useTranslate();
  return (
    <Panel title={translate('studio.media.report')}>
      <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}>
        {report.facts.map(([name, text]) => (
          <div key={name}>
            <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
              {translate(`studio.media.fact.${name}`)}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {text}
            </Typography>
          </div>
        ))}
      </Box>
      {report.notes.map(({ severity, text }) => (
        <Alert key={text} severity={severity} sx={{ mt: 1 }}>
          {text}
        </Alert>
      ))}
      {!isModel && report.notes.length === 0 && (
        <Alert severity="success" sx={{ mt: 1 }}>
          {translate('studio.media.healthy')}
        </Alert>
      )}
    </Panel>
  );
}

function ofModel(bytes: Uint8Array, locale: LocaleCode): Report | null {
  const facts = readGlbFacts(bytes);
  if (!facts) return null;
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const { sizeMm, materials, variants, triangles } = facts;
  return {
    finishes: variants,
    facts: [
      ['triangles', number.format(triangles)],
      ['size', sizeMm ? `${sizeMm.map((side) => number.format(side)).join(' × ')} mm` : '–'],
      ['materials', materials.join(', ') || '–'],
      ['finishes', variants.join(', ') || '–'],
    ],
    notes: [],
  };
}

function ofPhotometry(bytes: Uint8Array, locale: LocaleCode): Report | null {
  const t = createTranslate<'photometry'>(locale, messages[locale] ?? en);
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const unit = (value: number | null, name: string) =>
    value === null ? '–' : `${number.format(value)} ${name}`;
  try {
    const { format, figures, findings } = inspectFile(bytes);
    return {
      facts: [
        ['format', format === 'tm33' ? 'TM-33' : format.toUpperCase()],
        ['flux', unit(figures.fluxLm, 'lm')],
        ['power', unit(figures.powerW, 'W')],
        ['efficacy', unit(figures.efficacyLmW, 'lm/W')],
        ['lor', unit(figures.lorPercent, '%')],
        ['peak', unit(figures.peakCd, 'cd')],
      ],
      notes: findings.map((finding: Finding) => ({
        severity: findingSeverities[finding.code],
        text: findingText(t, finding),
      })),
    };
  } catch (error) {
    if (!(error instanceof PhotometryError)) throw error;
    return { facts: [], notes: [{ severity: 'error', text: refusalText(t, error) }] };
  }
}

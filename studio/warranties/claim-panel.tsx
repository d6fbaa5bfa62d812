import { Box, Chip, Link as MuiLink, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { CaseDetails } from '#core/studio/case.ts';
import type { ClaimDetails, SimilarClaims } from '#core/studio/desk-claim.ts';
import { messagePath } from '#studio/app/base.ts';
import { call } from '#studio/app/studio-client.ts';
import { useMay } from '#studio/app/use-may.ts';
import { Panel } from '#studio/ui/detail-panel.tsx';
import { ErrorAlert } from '#studio/ui/error-text.tsx';
import { formatTime } from '#studio/ui/format-time.ts';
import { ClaimCorrection } from '#studio/warranties/claim-correction.tsx';
import { ClaimFiles } from '#studio/warranties/claim-files.tsx';
import { ClaimStepForm } from '#studio/warranties/claim-step-form.tsx';

type Props = { message: CaseDetails; onChange: () => void };

/** What has failed, what was decided, and the steps that may follow. */
export function ClaimPanel({ message, onChange }: Props) {
  const translate = useTranslate();
  const path = `/claims/${encodeURIComponent(message.id)}`;
  const { revision } = message;
  const mayChange = useMay('claims:change');
  const { data, error } = useQuery({
    queryKey: ['claims', message.id, revision],
    queryFn: async () => ({ claim: await call<ClaimDetails>('GET', path), revision }),
    // What is typed in its forms stays.
    placeholderData: (previous) => previous,
  });
  if (!data) return <ErrorAlert error={error} />;
  const { claim } = data;
  const form = { ...data, message, path, onChange };
  return (
    <>
      {claim.files.length > 0 && <ClaimFiles path={path} files={claim.files} />}
      <Panel title={translate('studio.claims.title')}>
        <Passed claim={claim} />
        {mayChange && <ClaimStepForm {...form} />}
      </Panel>
      <Panel title={translate('studio.claims.product-and-cost')}>
        <Product claim={claim} />
        {mayChange && <ClaimCorrection {...form} />}
      </Panel>
      {claim.similar && claim.similar.total > 0 && <Similar similar={claim.similar} />}
    </>
  );
}

/** The states that it has passed, as the claimant sees them on the page of the claim. */
function Passed({ claim }: { claim: ClaimDetails }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return (
    <Box component="ol" sx={{ m: 0, mb: 2, pl: 0, listStyle: 'none' }}>
      {claim.history.map(({ state, since, reason }, at) => (
        <Box component="li" key={since} sx={{ mb: 0.5 }}>
          <Typography
            component="span"
            sx={{ fontWeight: at === claim.history.length - 1 ? 600 : 400 }}
          >
            {translate(`studio.claim.${state}`)}
          </Typography>{' '}
          <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
            {formatTime(locale, since)}
          </Typography>
          {reason && (
            <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {reason}
            </Typography>
          )}
        </Box>
      ))}
    </Box>
  );
}

function Product({ claim: { sku, product } }: { claim: ClaimDetails }) {
  const translate = useTranslate();
  if (sku === '') return <Typography>{translate('studio.claims.no-product')}</Typography>;
  if (!product) {
    return <Typography>{translate('studio.claims.unknown-product', { code: sku })}</Typography>;
  }
  return (
    <Typography>
      <MuiLink href={product.path} target="_blank" rel="noopener">
        {product.title}
      </MuiLink>{' '}
      · {sku} · {translate('studio.claims.years', { smart_count: product.years })}
    </Typography>
  );
}

function Similar({ similar }: { similar: SimilarClaims }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return (
    <Panel title={translate('studio.claims.similar')}>
      <Typography sx={{ mb: 1 }}>{translate('studio.claims.similar-text', similar)}</Typography>
      <Box component="ul" sx={{ m: 0, pl: 0, listStyle: 'none' }}>
        {similar.latest.map(({ id, caseNumber, received, state, fault }) => (
          <Box component="li" key={id} sx={{ mb: 1 }}>
            <MuiLink component={Link} to={messagePath(id)}>
              {caseNumber}
            </MuiLink>{' '}
            {formatTime(locale, received)}{' '}
            <Chip size="small" variant="outlined" label={translate(`studio.claim.${state}`)} />
            <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {fault}
            </Typography>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}

import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Title, useLocaleState, useTranslate } from 'react-admin';
import type { FormRouting, RouteRule } from '#core/forms/form-routing.ts';
import { call, withQuery } from '#studio/app/studio-client.ts';
import { RoutingTrial } from '#studio/desk/routing-trial.tsx';
import { Panel } from '#studio/ui/detail-panel.tsx';
import { ErrorAlert } from '#studio/ui/error-text.tsx';
import { PageHeading } from '#studio/ui/list-heading.tsx';

/** Who gets which message: the rules of each form as they hold now, and a trial of them. */
export function RoutingPage() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { data, error } = useQuery({
    queryKey: ['messages', 'routing', locale],
    queryFn: () =>
      call<{ items: FormRouting[] }>('GET', withQuery('/messages/routing', { locale })),
  });
  return (
    <Box sx={{ maxWidth: 900 }}>
      <Title title={translate('resources.routing.name')} />
      <PageHeading resource="routing" />
      <ErrorAlert error={error} />
      <Box sx={{ mt: 2 }}>
        {data?.items.map((form) => (
          <Panel key={form.code} title={form.title}>
            <Rules form={form} />
            {form.routes.length > 0 && <RoutingTrial form={form} />}
          </Panel>
        ))}
      </Box>
    </Box>
  );
}

function Rules({ form }: { form: FormRouting }) {
  const translate = useTranslate();
  const recipients = Object.entries(form.to);
  const isOne = recipients.every(([, to]) => to === recipients[0]?.[1]);
  const rest = recipients.map(([code, to]) =>
    isOne ? to : `${translate(`studio.locale.${code}`)}: ${to}`,
  );
  const last = (text: string) => (
    <>
      {translate(text)} <strong>{[...new Set(rest)].join('; ')}</strong>
    </>
  );
  if (form.routes.length === 0) {
    return <Typography sx={{ overflowWrap: 'anywhere' }}>{last('studio.routing.all')}</Typography>;
  }
  return (
    <Box
      component="ol"
      sx={{ m: 0, typography: 'body1', pl: 3, '& li': { mb: 0.75, overflowWrap: 'anywhere' } }}
    >
      {form.routes.map((rule, position) => (
        <li key={position}>
          <RuleText form={form} rule={rule} />
        </li>
      ))}
      <li>{last('studio.routing.rest')}</li>
    </Box>
  );
}

function RuleText({ form, rule }: { form: FormRouting; rule: RouteRule }) {
  const translate = useTranslate();
  const quoted = (text: string) => translate('studio.routing.quoted', { text });
  const field = form.fields.find(({ name }) => name === rule.field)?.label ?? rule.field;
  const values = rule.values.map(quoted).join(', ');
  const starts = rule.starts.join(', ');
  const conditions = [
    values && translate('studio.routing.is', { values }),
    starts && translate('studio.routing.starts', { starts }),
  ].filter(Boolean);
  const condition = conditions.join(` ${translate('studio.routing.or')} `);
  return (
    <>
      {quoted(field)} {condition || translate('studio.routing.any')} →{' '}
      <strong>{rule.to ?? translate('studio.routing.manager')}</strong>
    </>
  );
}

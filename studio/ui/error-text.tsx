import { Alert, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router';
import type { StudioProblem } from '#core/app-error.ts';
import { BASE } from '#studio/app/base.ts';
import { forgetPerson, type NextPage } from '#studio/app/session.ts';
import { SIGNED_OUT, StudioError } from '#studio/app/studio-client.ts';

/** What went wrong, in words: by its code where it has one. */
export function useErrorText(): (error: unknown) => string {
  const translate = useTranslate();
  return (error) => {
    if (!(error instanceof StudioError)) return translate('studio.error.internal');
    const { id, body } = error;
    const entries = body.problems?.map((problem) => tellEntry(problem, translate)) ?? [];
    const told = entries.filter((entry) => entry !== null);
    if (told.length > 0) return [...new Set(told)].join(' ');
    const code = body.code ?? body.problems?.[0]?.code;
    const minutes = Math.ceil((body.retryAfterS ?? 60) / 60);
    const usual = translate('studio.error.internal');
    const general = translate(`studio.error.${id}`, { smart_count: minutes, _: usual });
    const { product } = body;
    // The texts of entries name their field.
    return code && !code.startsWith('entry-')
      ? translate(`studio.error.${code}`, { product, _: general })
      : general;
  };
}

type Translate = ReturnType<typeof useTranslate>;

/** What to do in which field; null where the code alone says it, or the field has no name. */
function tellEntry({ field, code, limit }: StudioProblem, translate: Translate): string | null {
  const last = field.split('.').findLast((part) => !/^\d*$/.test(part)) ?? '';
  const name = translate(`studio.entry.${last}`, { _: '' });
  if (!code.startsWith('entry-') || name === '') return null;
  return translate(`studio.error.${code}`, { name, limit });
}

/** An error where it happened; screen readers hear it. Where the session has ended, with the way to sign in and back. */
export function ErrorAlert({ error }: { error: unknown }) {
  const toText = useErrorText();
  if (!error) return null;
  return (
    <Alert severity="error" sx={{ my: 2 }}>
      {toText(error)}
      {error instanceof StudioError && error.id === SIGNED_OUT && <SignInLink />}
    </Alert>
  );
}

function SignInLink() {
  const translate = useTranslate();
  const { pathname, search } = useLocation();
  const state: NextPage = { nextPathname: pathname, nextSearch: search };
  return (
    <Button
      component={Link}
      to={`${BASE}/login`}
      state={state}
      onClick={forgetPerson}
      variant="outlined"
      color="inherit"
      size="small"
      sx={{ display: 'flex', width: 'fit-content', mt: 1 }}
    >
      {translate('studio.access.sign-in')}
    </Button>
  );
}

type WorkAlertProps = { error: unknown; onRenew: () => void };

/** The error of a form; where somebody else was faster, with a button that shows what they did. What was typed stays. */
export function WorkAlert({ error, onRenew }: WorkAlertProps) {
  const translate = useTranslate();
  const isOutdated = error instanceof StudioError && error.body.code === 'changed-meanwhile';
  if (!isOutdated) return <ErrorAlert error={error} />;
  return (
    <Alert severity="warning" sx={{ my: 1 }}>
      {translate('studio.desk.outdated')}
      {/* Below the text: beside it neither has room on a phone. */}
      <Button
        variant="outlined"
        color="inherit"
        size="small"
        onClick={onRenew}
        sx={{ display: 'flex', mt: 1, whiteSpace: 'nowrap' }}
      >
        {translate('studio.desk.renew')}
      </Button>
    </Alert>
  );
}

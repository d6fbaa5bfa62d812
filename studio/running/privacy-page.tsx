import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Title, useTranslate } from 'react-admin';
import type { ErasureRequest, HeldData } from '#core/studio/held-data.ts';
import { call } from '#studio/app/studio-client.ts';
import { ErasureList } from '#studio/running/erasure-list.tsx';
import { FindPerson } from '#studio/running/find-person.tsx';
import { HeldPanel } from '#studio/running/held-panel.tsx';
import { RetentionPanel } from '#studio/running/retention-panel.tsx';
import { ErrorAlert } from '#studio/ui/error-text.tsx';
import { PageHeading } from '#studio/ui/list-heading.tsx';

/** What is stored about a person: found, exported, and erased by two people. */
export function PrivacyPage() {
  const translate = useTranslate();
  const [held, setHeld] = useState<HeldData | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ['privacy', 'erasures'],
    queryFn: () => call<{ items: ErasureRequest[] }>('GET', '/privacy/erasures'),
  });

  /** Reads again what an erasure has changed. */
  async function renew(): Promise<void> {
    await refetch();
    if (held) setHeld(await call<HeldData>('POST', '/privacy/find', { email: held.email }));
  }

  return (
    <Box sx={{ maxWidth: 900 }}>
      <Title title={translate('resources.privacy.name')} />
      <PageHeading resource="privacy" />
      <Box sx={{ mt: 2 }}>
        <FindPerson onFound={setHeld} />
        {held && <HeldPanel key={held.email} held={held} onChange={renew} />}
        <ErrorAlert error={error} />
        {data && <ErasureList items={data.items} onChange={renew} />}
        <RetentionPanel />
      </Box>
    </Box>
  );
}

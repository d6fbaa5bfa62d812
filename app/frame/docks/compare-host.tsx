import { type ReactNode, useState } from 'react';
import { toggled, useDock } from '#app/frame/docks/use-dock.ts';
import { COMPARE_EVENT, type CompareRequest } from '#app/ui/browser/compare-request.ts';
import { loadChunk } from '#app/ui/browser/loads.ts';
import { NO_PICKS, PicksContext } from '#app/ui/compare-box.tsx';

type Props = { onSearch: () => void; children: ReactNode };

/**
 * Provides the selection of the comparison to the checkboxes of all screens; loads the rest of the comparison on
 * demand.
 */
export function CompareHost({ onSearch, children }: Props) {
  const [picks, setPicks] = useState(NO_PICKS);
  const Dock = useDock({
    event: COMPARE_EVENT,
    storageKey: 'compareData',
    onRequest({ parent, id, first }: CompareRequest) {
      if (!parent) onSearch();
      else if (id || first !== undefined) setPicks({ chosen: toggled(picks.chosen, id || parent) });
      return !parent;
    },
    load: () => loadChunk(() => import('#app/compare/compare-dock.tsx')),
  });
  return (
    <PicksContext value={picks}>
      {children}
      {Dock && <Dock onPicks={setPicks} />}
    </PicksContext>
  );
}

import { Box, type SxProps } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { ContentFinding } from '#core/studio/changes/change-set.ts';
import { type Cause, groupByCause, keyOfFinding } from '#studio/content/findings/findings.ts';
import { withCapital } from '#studio/fields/field-notes.tsx';

/** More at once help nobody. */
const MOST = 30;
/** Places of one cause. */
const MOST_PLACES = 5;

type Props<Found extends ContentFinding> = {
  findings: readonly Found[];
  /** Where a finding is, as a link or a text; null where it has no place of its own. */
  renderPlace: (finding: Found) => ReactNode;
  sx?: SxProps;
};

/** Findings, each cause once: its places, what is wrong there, and what to do. */
export function CauseList<Found extends ContentFinding>({
  findings,
  renderPlace,
  sx = {},
}: Props<Found>) {
  const translate = useTranslate();
  const causes = groupByCause(findings);
  return (
    <>
      <Box component="ul" sx={{ pl: 2, my: 0.5, overflowWrap: 'anywhere', ...sx }}>
        {causes.slice(0, MOST).map((cause) => (
          <CauseItem key={keyOfFinding(cause[0])} {...{ cause, renderPlace }} />
        ))}
      </Box>
      {causes.length > MOST &&
        translate('studio.content.more', { smart_count: causes.length - MOST })}
    </>
  );
}

type ItemProps<Found extends ContentFinding> = Pick<Props<Found>, 'renderPlace'> & {
  cause: Cause<Found>;
};

function CauseItem<Found extends ContentFinding>({ cause, renderPlace }: ItemProps<Found>) {
  const translate = useTranslate();
  const [{ problem, whatToDo }] = cause;
  const places = cause.flatMap((finding) => {
    const place = renderPlace(finding);
    return place === null ? [] : [{ key: keyOfFinding(finding), place }];
  });
  const others = places.length - MOST_PLACES;
  return (
    <li>
      {places.slice(0, MOST_PLACES).map(({ key, place }, index) => (
        <span key={key}>
          {index > 0 && '; '}
          {place}
        </span>
      ))}
      {others > 0 && `; ${translate('studio.content.more', { smart_count: others })}`}
      {places.length > 0 ? `: ${problem}. ` : `${withCapital(problem)}. `}
      {whatToDo}
    </li>
  );
}

import { Box, Button, Typography } from '@mui/material';
import { lazy, Suspense, useId, useMemo, useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { toLocale } from '#core/i18n/locales.ts';
import { type Coordinates, calculateDistanceKm } from '#core/places/coordinates.ts';
import { type KnownPlace, placeOfPostcode } from '#core/places/known-place.ts';
import { toTag } from '#studio/ui/format-time.ts';

/** Loaded once somebody wants to see a map. */
const PlaceCanvas = lazy(() => import('#studio/places/place-canvas.tsx'));

type Props = {
  /** Null where the coordinates are missing or no numbers. */
  place: Coordinates | null;
  postcode: string;
  /** The other places of the table. */
  others: readonly Coordinates[];
  isReadOnly: boolean;
  onMove: (place: Coordinates) => void;
};

/** How far coordinates are from the centre of their postcode's area, and a map on request, on which they are moved. */
export function PlaceOnMap({ place, postcode, others, isReadOnly, onMove }: Props) {
  const translate = useTranslate();
  const [state, setState] = useState<'closed' | 'open' | 'missing'>('closed');
  const id = useId();
  const area = useMemo(() => placeOfPostcode(postcode), [postcode]);
  const isOpen = state === 'open';
  return (
    <Box sx={{ my: 1 }}>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}
      >
        <Button
          size="small"
          variant="outlined"
          aria-expanded={isOpen}
          aria-controls={id}
          disabled={state === 'missing'}
          onClick={() => setState(isOpen ? 'closed' : 'open')}
        >
          {translate(isOpen ? 'studio.places.hide' : 'studio.places.show')}
        </Button>
        <Typography variant="body2" role="status">
          {state === 'missing' && translate('studio.places.missing')}{' '}
          {place ? <Distance {...{ place, area }} /> : translate('studio.places.no-place')}
        </Typography>
      </Box>
      <div id={id}>
        {isOpen && (
          <Suspense>
            <PlaceCanvas
              {...{ place, others, area, isReadOnly, onMove }}
              onFailure={() => setState('missing')}
            />
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
              {!isReadOnly && translate('studio.places.help')} {translate('studio.places.source')}
            </Typography>
          </Suspense>
        )}
      </div>
    </Box>
  );
}

function Distance({ place, area }: { place: Coordinates; area: KnownPlace | null }) {
  const translate = useTranslate();
  const locale = toLocale(useLocaleState()[0]);
  if (!area) return null;
  const distance = new Intl.NumberFormat(toTag(locale), { maximumFractionDigits: 0 });
  return translate('studio.places.distance', {
    distance: distance.format(calculateDistanceKm(place, area)),
    name: area.name[locale],
    code: area.postcodeArea ?? area.province ?? '',
  });
}

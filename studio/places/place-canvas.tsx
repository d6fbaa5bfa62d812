import { Box, useTheme } from '@mui/material';
import mapStyles from 'maplibre-gl/dist/maplibre-gl.css?url';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Coordinates } from '#core/places/coordinates.ts';
import { createPlaceMap, type ShownPlaces } from '#studio/places/create-place-map.ts';

type Props = ShownPlaces & {
  isReadOnly: boolean;
  onMove: (place: Coordinates) => void;
  onFailure: () => void;
};

/** The map itself. It is drawn again for another colour scheme. */
export default function PlaceCanvas({ onFailure, ...props }: Props) {
  const { palette } = useTheme();
  return <Canvas key={palette.mode} {...props} onFailure={onFailure} />;
}

const LIGHT = { sea: '#e9eef2', surface: '#ffffff', line: '#c9c6bf', 'line-strong': '#8d8a84' };
const DARK = { sea: '#16191d', surface: '#2a2e33', line: '#4a5057', 'line-strong': '#6b727a' };

function frameStyles(focusColour: string) {
  return {
    ...{ height: 'min(24rem, 60dvh)', border: 1, borderColor: 'divider', borderRadius: 1 },
    ...{ my: 1, overflow: 'hidden', color: '#16181a' },
    // Above the bar that saves.
    scrollMarginBottom: '7rem',
    '& .pin': {
      ...{ width: 24, height: 24, p: 0, borderRadius: '50%', cursor: 'grab' },
      ...{ border: '3px solid #16181a', bgcolor: '#f2a900', boxShadow: '0 0 0 2px #fff' },
    },
    '& .pin:disabled': { cursor: 'default' },
    '& .pin:focus-visible': {
      outline: `3px solid ${focusColour}`,
      outlineOffset: 3,
    },
  };
}

function Canvas({ place, others, area, isReadOnly, onMove, onFailure }: Props) {
  const translate = useTranslate();
  const { palette } = useTheme();
  const container = useRef<HTMLDivElement>(null);
  const [pin] = useState(() => document.createElement('button'));
  const [map, setMap] = useState<ReturnType<typeof createPlaceMap> | null>(null);
  const move = useEffectEvent(onMove);
  const start = useEffectEvent((element: HTMLElement) => {
    pin.type = 'button';
    pin.className = 'pin';
    pin.ariaLabel = translate('studio.places.pin');
    pin.disabled = isReadOnly;
    return createPlaceMap(element, {
      ...{ pin, isReadOnly, onMove: (to: Coordinates) => move(to) },
      colours: {
        ...(palette.mode === 'dark' ? DARK : LIGHT),
        others: palette.text.secondary,
        area: palette.primary.main,
      },
      texts: {
        'Map.Title': translate('studio.places.map'),
        'NavigationControl.ZoomIn': translate('studio.places.zoom-in'),
        'NavigationControl.ZoomOut': translate('studio.places.zoom-out'),
        'CooperativeGesturesHandler.WindowsHelpText': translate('studio.places.scroll'),
        'CooperativeGesturesHandler.MacHelpText': translate('studio.places.scroll-mac'),
        'CooperativeGesturesHandler.MobileHelpText': translate('studio.places.fingers'),
      },
    });
  });
  const fail = useEffectEvent(onFailure);
  useEffect(() => {
    const { current } = container;
    if (!current) return;
    let created: ReturnType<typeof createPlaceMap> | null = null;
    try {
      created = start(current);
      setMap(created);
      current.scrollIntoView({ block: 'nearest' });
    } catch (error) {
      console.warn('The map cannot be shown.', error);
      fail();
    }
    return () => created?.remove();
  }, []);
  useEffect(() => map?.show({ place, others, area }), [map, place, others, area]);
  return (
    <>
      <link rel="stylesheet" href={mapStyles} precedence="default" />
      <Box ref={container} sx={frameStyles(palette.primary.main)} />
    </>
  );
}

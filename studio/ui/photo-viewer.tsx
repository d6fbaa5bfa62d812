import Add from '@mui/icons-material/Add';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Download from '@mui/icons-material/Download';
import Remove from '@mui/icons-material/Remove';
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  IconButton,
  Typography,
} from '@mui/material';
import {
  type KeyboardEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslate } from 'react-admin';

type Props = {
  addresses: string[];
  at: number;
  onShow: (at: number) => void;
  onClose: () => void;
};

/** How large a photo is, compared with the largest that fits into the window. */
const ZOOMS = [1, 1.5, 2, 3, 4, 6];
const LARGEST = ZOOMS.length - 1;
/** Around the window: little on phones. */
const ROOM = {
  m: { xs: 1, sm: 4 },
  maxWidth: { xs: 'calc(100% - 16px)', sm: 'calc(100% - 64px)' },
};
/** What a press of an arrow key moves an enlarged photo, in pixels. */
const STEP = 80;
const ARROWS: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What is shown of which photo; each begins as large as fits. */
function useZoom(at: number) {
  const pane = useRef<HTMLDivElement>(null);
  const photo = useRef<HTMLImageElement>(null);
  const middle = useRef<readonly [x: number, y: number]>([0.5, 0.5]);
  const [zoomed, setZoomed] = useState({ at, zoom: 0, fittingPx: 0 });
  const { zoom, fittingPx } = zoomed.at === at ? zoomed : { zoom: 0, fittingPx: 0 };
  function zoomTo(next: number): void {
    const fitting = zoom === 0 ? (photo.current?.clientWidth ?? 0) : fittingPx;
    middle.current = middleOf(pane.current);
    setZoomed({ at, zoom: Math.min(LARGEST, Math.max(0, next)), fittingPx: fitting });
  }
  const factor = ZOOMS[zoom] ?? 1;
  const widthPx = zoom > 0 ? fittingPx * factor : null;
  // What was in the middle stays there.
  useLayoutEffect(() => {
    const shown = pane.current;
    if (widthPx === null || !shown) return;
    const [x, y] = middle.current;
    shown.scrollTo(
      x * shown.scrollWidth - shown.clientWidth / 2,
      y * shown.scrollHeight - shown.clientHeight / 2,
    );
  }, [widthPx]);
  return { pane, photo, zoom, zoomTo, factor, widthPx };
}

/** Which point of its content is in the middle of a pane, as parts of its width and height. */
function middleOf(pane: HTMLElement | null): readonly [x: number, y: number] {
  if (!pane) return [0.5, 0.5];
  const x = (pane.scrollLeft + pane.clientWidth / 2) / pane.scrollWidth;
  return [x, (pane.scrollTop + pane.clientHeight / 2) / pane.scrollHeight];
}

/**
 * Photos, one as large as the window: arrow keys lead to the others, + and − enlarge and reduce, 0 fits. Arrow keys move an
 * enlarged photo. A photo is saved from here, too.
 */
export function PhotoViewer({ addresses, at, onShow, onClose }: Props) {
  const translate = useTranslate();
  const id = useId();
  const zooming = useZoom(at);
  const [goneAddress, setGoneAddress] = useState<string | null>(null);
  const address = addresses[at] ?? '';
  const isGone = goneAddress === address;
  const last = addresses.length - 1;
  const name = translate('studio.claims.photo', { number: at + 1 });
  const turnTo = (next: number) => {
    if (next < 0 || next > last) return;
    // One that was not there is read again.
    setGoneAddress(null);
    onShow(next);
  };
  return (
    <Dialog
      open
      maxWidth={false}
      sx={{ '& .MuiDialog-container > *': ROOM }}
      onClose={onClose}
      onKeyDown={(event) => {
        if (hasModifier(event)) return;
        const turn = (by: number) => turnTo(at + by);
        if (press(event.key, { ...zooming, turn })) event.preventDefault();
      }}
      aria-labelledby={id}
    >
      <DialogTitle id={id}>
        {last > 0 ? translate('studio.claims.photo-of', { number: at + 1, count: last + 1 }) : name}
      </DialogTitle>
      <DialogContent sx={{ p: 1 }}>
        {isGone ? (
          <Alert severity="warning">{translate('studio.claims.photo-gone')}</Alert>
        ) : (
          <Photo
            key={address}
            onGone={() => setGoneAddress(address)}
            {...{ address, name, zooming }}
          />
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', justifyContent: 'center', rowGap: 1 }}>
        {last > 0 && <TurnTools {...{ at, last }} onTurn={turnTo} />}
        {!isGone && <PhotoTools {...{ address, zooming }} />}
        <Button variant="contained" onClick={onClose} autoFocus>
          {translate('studio.claims.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

type Zooming = ReturnType<typeof useZoom>;

/** How large it is, and how it is saved. */
function PhotoTools({ address, zooming }: { address: string; zooming: Zooming }) {
  const translate = useTranslate();
  const { zoom, zoomTo, factor } = zooming;
  return (
    <>
      <Tool name="reduce" isOff={zoom === 0} onPress={() => zoomTo(zoom - 1)}>
        <Remove />
      </Tool>
      <Typography role="status" variant="body2" sx={{ minWidth: 52, textAlign: 'center' }}>
        {`${factor * 100}\u00a0%`}
      </Typography>
      <Tool name="enlarge" isOff={zoom === LARGEST} onPress={() => zoomTo(zoom + 1)}>
        <Add />
      </Tool>
      <Button startIcon={<Download />} href={address} download>
        {translate('studio.claims.download')}
      </Button>
    </>
  );
}

type PhotoProps = { address: string; name: string; zooming: Zooming; onGone: () => void };

function Photo({ address, name, zooming: { pane, photo, widthPx }, onGone }: PhotoProps) {
  const size =
    widthPx === null
      ? { maxWidth: '100%', maxHeight: '72vh' }
      : { width: widthPx, maxWidth: 'none' };
  return (
    <Box
      ref={pane}
      tabIndex={widthPx === null ? undefined : 0}
      sx={{ maxHeight: '72vh', overflow: 'auto' }}
    >
      <Box
        component="img"
        ref={photo}
        src={address}
        alt={name}
        onError={onGone}
        sx={{ display: 'block', mx: 'auto', ...size }}
      />
    </Box>
  );
}

type ToolProps = {
  name: 'previous' | 'next' | 'reduce' | 'enlarge';
  isOff: boolean;
  onPress: () => void;
  children: ReactNode;
};

/** Stays in the order of focus where it does nothing, so that the focus is not lost at the end of a row. */
function Tool({ name, isOff, onPress, children }: ToolProps) {
  const label = useTranslate()(`studio.claims.${name}`);
  return (
    <IconButton
      aria-label={label}
      title={label}
      aria-disabled={isOff}
      onClick={isOff ? undefined : onPress}
      sx={isOff ? { opacity: 0.38 } : {}}
    >
      {children}
    </IconButton>
  );
}

type TurnProps = { at: number; last: number; onTurn: (next: number) => void };

function TurnTools({ at, last, onTurn }: TurnProps) {
  return (
    <>
      <Tool name="previous" isOff={at === 0} onPress={() => onTurn(at - 1)}>
        <ChevronLeft />
      </Tool>
      <Tool name="next" isOff={at === last} onPress={() => onTurn(at + 1)}>
        <ChevronRight />
      </Tool>
    </>
  );
}

/** Such keys are the browser's. */
function hasModifier({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey;
}

type Pressed = ReturnType<typeof useZoom> & { turn: (by: number) => void };

/** Does what a key is for; false for a key without a purpose. */
function press(key: string, { zoom, zoomTo, pane, turn }: Pressed): boolean {
  const [x, y] = ARROWS[key] ?? [0, 0];
  if (key === '+' || key === '=') zoomTo(zoom + 1);
  else if (key === '-') zoomTo(zoom - 1);
  else if (key === '0') zoomTo(0);
  else if (zoom > 0 && key in ARROWS) pane.current?.scrollBy(x * STEP, y * STEP);
  else if (x !== 0) turn(x);
  else return false;
  return true;
}

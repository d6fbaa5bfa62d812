import { Box } from '@mui/material';
import { type PointerEvent, useRef } from 'react';
import { type Crop, cropBetween, moveCrop } from '#core/content/crop-record.ts';

type Point = { x: number; y: number };
type Drag = { from: Point; crop: Crop; isMove: boolean };

type Props = {
  src: string;
  alt: string;
  crop: Crop;
  onChange?: (crop: Crop) => void;
  onError: () => void;
};

const CORNERS = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: 1, y: 1 },
] as const;

/** Draws, moves and sizes a crop by a pointer on its stage. */
function useDrag(crop: Crop, onChange: Props['onChange']) {
  const stage = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag | null>(null);

  function pointOf({ clientX, clientY }: PointerEvent): Point {
    const { left, top, width, height } = stage.current?.getBoundingClientRect() ?? new DOMRect();
    return { x: ((clientX - left) / width) * 100, y: ((clientY - top) / height) * 100 };
  }

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (!onChange || event.button !== 0) return;
    event.preventDefault();
    stage.current?.setPointerCapture(event.pointerId);
    const { corner, part } = (event.target as HTMLElement).dataset;
    // The corner opposite to the one that is dragged stays.
    const fixed = corner === undefined ? undefined : CORNERS[3 - Number(corner)];
    const from = fixed ? cornerAt(crop, fixed) : pointOf(event);
    drag.current = { from, crop, isMove: part !== undefined };
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    if (!drag.current || !onChange) return;
    const { from, crop: before, isMove } = drag.current;
    const at = pointOf(event);
    onChange(isMove ? moveCrop(before, at.x - from.x, at.y - from.y) : cropBetween(from, at));
  }

  const end = () => {
    drag.current = null;
  };
  return { ref: stage, onPointerDown, onPointerMove, onPointerUp: end, onPointerCancel: end };
}

/** A picture with the part of it that the site shows: drawn, moved and sized by a pointer; keys have fields beside it. */
export function CropStage({ src, alt, crop, onChange, onError }: Props) {
  const drag = useDrag(crop, onChange);
  return (
    <Box
      sx={{ display: 'flex', justifyContent: 'center', bgcolor: 'action.hover', borderRadius: 1 }}
    >
      <Box
        {...drag}
        sx={{
          ...{ position: 'relative', overflow: 'hidden', lineHeight: 0 },
          ...(onChange && { cursor: 'crosshair', touchAction: 'none' }),
        }}
      >
        <Box
          component="img"
          src={src}
          alt={alt}
          draggable={false}
          onError={onError}
          sx={{ display: 'block', maxWidth: '100%', maxHeight: '60vh', minHeight: 120 }}
        />
        <Part crop={crop} mayDrag={onChange !== undefined} />
      </Box>
    </Box>
  );
}

/** The part, with a handle at each corner; what is around it is dark. */
function Part({ crop, mayDrag }: { crop: Crop; mayDrag: boolean }) {
  const { left, top, width, height } = crop;
  const place = { left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` };
  return (
    <Box
      data-part={mayDrag ? '' : undefined}
      style={place}
      sx={{
        ...{ position: 'absolute', boxSizing: 'border-box', border: '2px solid #fff' },
        ...{ boxShadow: '0 0 0 200vmax rgba(0, 0, 0, 0.6)', outline: '1px solid #000' },
        ...(mayDrag && { cursor: 'move' }),
      }}
    >
      {mayDrag &&
        CORNERS.map(({ x, y }, corner) => (
          <Box
            key={`${x}${y}`}
            data-corner={corner}
            sx={{
              ...{ position: 'absolute', width: 24, height: 24, borderRadius: '50%' },
              ...{ [x ? 'right' : 'left']: -2, [y ? 'bottom' : 'top']: -2 },
              ...{ bgcolor: '#fff', border: '2px solid #000', opacity: 0.9 },
              cursor: x === y ? 'nwse-resize' : 'nesw-resize',
            }}
          />
        ))}
    </Box>
  );
}

function cornerAt({ left, top, width, height }: Crop, { x, y }: Point): Point {
  return { x: left + x * width, y: top + y * height };
}

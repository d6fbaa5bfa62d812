import type { KeyboardEvent, PointerEvent } from 'react';

/** Distance that an arrow key moves something in a plan, without and with Shift, metres. */
const STEP = 0.1;
const LARGE_STEP = 0.5;

const directions: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Metres to the right and down that a key moves; null for other keys. */
export function stepOfKey({
  key,
  shiftKey,
}: Pick<KeyboardEvent, 'key' | 'shiftKey'>): { x: number; y: number } | null {
  const direction = directions[key];
  if (!direction) return null;
  const step = shiftKey ? LARGE_STEP : STEP;
  return { x: direction[0] * step, y: direction[1] * step };
}

/** The index that page up and page down choose; null for other keys. */
export function nextOfKey(key: string, index: number, count: number): number | null {
  if (key !== 'PageDown' && key !== 'PageUp') return null;
  return (index + (key === 'PageDown' ? 1 : count - 1)) % count;
}

/** Where a dragged element of a drawing is, in the drawing's units; null if it is not dragged. */
export function pointOfDrag(event: PointerEvent<SVGGElement>): { x: number; y: number } | null {
  const { currentTarget, pointerId, clientX, clientY } = event;
  if (!currentTarget.hasPointerCapture(pointerId)) return null;
  const matrix = currentTarget.ownerSVGElement?.getScreenCTM()?.inverse();
  if (!matrix) return null;
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix);
  return { x, y };
}

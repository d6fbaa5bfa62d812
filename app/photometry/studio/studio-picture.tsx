import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { createGlRenderer, createPlainRenderer, type StudioPicture } from './scene-renderer.ts';
import { useT } from './studio-texts.ts';

/** A place in the picture: x and y from −1 to 1, y upwards. */
export type Place = { x: number; y: number };

/** Width by height. */
export const ASPECT = 4 / 3;
/** More pixels than this cost more than they show. */
const MOST_DENSITY = 1.5;
const STEP = 0.04;
const steps: Record<string, Place> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: STEP },
  ArrowDown: { x: 0, y: -STEP },
};

type Props = {
  picture: StudioPicture | null;
  /** Describes the picture. */
  label: string;
  place: Place;
  onPoint: (place: Place, by: 'pointer' | 'keys') => void;
};

/** The picture of a scene, whose illuminance is read by pointing or with the arrow keys. */
export function StudioPictureView({ picture, label, place, onPoint }: Props) {
  const t = useT();
  const [isPlain, setPlain] = useState(false);
  const help = t('studio.point');

  function point({ currentTarget, clientX, clientY }: PointerEvent): void {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const x = (2 * (clientX - left)) / width - 1;
    const y = 1 - (2 * (clientY - top)) / height;
    onPoint({ x: within(x), y: within(y) }, 'pointer');
  }

  function press(event: KeyboardEvent): void {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const factor = event.shiftKey ? 4 : 1;
    const x = within(place.x + step.x * factor);
    onPoint({ x, y: within(place.y + step.y * factor) }, 'keys');
  }

  return (
    <div
      className="studio-picture"
      role="application"
      aria-label={`${label} ${help}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the point that is read
      tabIndex={0}
      aria-busy={picture === null}
      onPointerDown={point}
      onPointerMove={point}
      onKeyDown={press}
    >
      {isPlain ? (
        <StudioCanvas key="plain" picture={picture} create={createPlainRenderer} />
      ) : (
        <StudioCanvas
          key="gl"
          picture={picture}
          create={createGlRenderer}
          onLost={() => setPlain(true)}
        />
      )}
      <svg className="studio-mark" viewBox="-4 -3 8 6" aria-hidden="true">
        <circle cx={place.x * 4} cy={-place.y * 3} r={0.11} />
        <circle cx={place.x * 4} cy={-place.y * 3} r={0.14} />
      </svg>
      {isPlain && <p className="studio-plain">{t('studio.coarse')}</p>}
    </div>
  );
}

type CanvasProps = Pick<Props, 'picture'> & {
  create: typeof createGlRenderer;
  /** The renderer cannot be created, or its context is lost. */
  onLost?: () => void;
};

function StudioCanvas({ picture, create, onLost }: CanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const renderer = useRef<ReturnType<typeof create>>(null);
  const [width, setWidth] = useState(0);

  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const made = create(element);
    if (!made) onLost?.();
    renderer.current = made;
    const lost = () => onLost?.();
    element.addEventListener('webglcontextlost', lost);
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => {
      observer.disconnect();
      element.removeEventListener('webglcontextlost', lost);
      made?.remove();
    };
  }, [create]);

  useEffect(() => {
    const element = canvas.current;
    if (!element || !picture || width === 0) return;
    const frame = requestAnimationFrame(() => {
      const pixels = Math.round(width * Math.min(MOST_DENSITY, devicePixelRatio));
      const size = { width: pixels, height: Math.round(pixels / ASPECT) };
      if (element.width !== size.width) Object.assign(element, size);
      renderer.current?.draw(picture);
      element.dataset.drawn = String(Number(element.dataset.drawn ?? 0) + 1);
    });
    return () => cancelAnimationFrame(frame);
  }, [picture, width]);

  return <canvas ref={canvas} />;
}

function within(value: number): number {
  return Math.min(1, Math.max(-1, value));
}

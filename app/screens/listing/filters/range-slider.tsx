import { type MouseEvent, useMemo } from 'react';
import type { RangeFacetView } from '#app/screens/listing/filters/facet-views.ts';
import { useT } from '#app/screens/listing/filters/filter-texts.ts';
import { listStops, nearestStop } from '#app/screens/listing/filters/range-scale.ts';
import type { Limits } from '#core/catalogue/listing/listing-state.ts';
import { missing } from '#core/missing.ts';
import { formatQuantity } from '#core/units.ts';

type End = 'min' | 'max';

type Props = {
  facet: RangeFacetView;
  limits: Limits;
  onSlide: (end: End, value: number) => void;
};

/** Radius of a thumb, CSS pixels; the track is inset by it at both ends. */
const THUMB_RADIUS = 11;

/**
 * A slider with a thumb for each limit: two native range inputs on one track, which move along the stops of the scale.
 */
export function RangeSlider({ facet, limits, onSlide }: Props) {
  const t = useT();
  const { min, max } = facet.bounds;
  const stops = useMemo(() => listStops({ min, max }, facet.step), [min, max, facet.step]);
  const last = stops.length - 1;
  if (last < 1) return null;

  const positions = {
    min: limits.min === null ? 0 : nearestStop(stops, limits.min),
    max: limits.max === null ? last : nearestStop(stops, limits.max),
  };
  function slide(end: End, to: number) {
    const stop = end === 'min' ? Math.min(to, positions.max) : Math.max(to, positions.min);
    onSlide(end, stops[stop] ?? missing());
  }
  /** A press on the track moves the nearer thumb. */
  function onMouseDown(event: MouseEvent) {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const part = (event.clientX - left - THUMB_RADIUS) / (width - 2 * THUMB_RADIUS);
    const to = Math.round(Math.min(Math.max(part, 0), 1) * last);
    const end = Math.abs(to - positions.min) < Math.abs(to - positions.max) ? 'min' : 'max';
    event.currentTarget.querySelector<HTMLElement>(`[data-end="${end}"]`)?.focus();
    slide(end, to);
  }
  const thumb = (end: End, label: string) => (
    <input
      type="range"
      data-end={end}
      min={0}
      max={last}
      value={positions[end]}
      aria-label={`${t(facet.label)}: ${label}`}
      aria-valuetext={formatQuantity(t.locale, stops[positions[end]] ?? missing(), facet.unit, 2)}
      onChange={(event) => slide(end, event.target.valueAsNumber)}
    />
  );
  const percent = (stop: number) => `${(100 * stop) / last}%`;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the thumbs support the keyboard
    <div
      className="range-slider"
      data-open={(limits.min === null && limits.max === null) || undefined}
      data-crowded={positions.min > last / 2 || undefined}
      onMouseDown={onMouseDown}
    >
      <svg aria-hidden="true">
        <rect x={percent(positions.min)} width={percent(positions.max - positions.min)} />
      </svg>
      {thumb('min', t('filter.from'))}
      {thumb('max', t('filter.to'))}
    </div>
  );
}

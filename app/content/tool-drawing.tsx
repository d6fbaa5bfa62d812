import type { ToolScreen } from '#core/content/tools.ts';

/** A line drawing of 96 × 60 units: outlines, and the light in it. */
const drawings: Record<ToolScreen, { lines: string; light: string }> = {
  'room-calculator': {
    lines:
      'M8 4h80v52H8zM8 4l18 10M88 4L70 14M8 56l18-12M88 56L70 44M26 14h44v30H26zM36 9h8M52 9h8',
    light: 'M36 9h8l10 40H26zM52 9h8l10 40H42z',
  },
  'led-strip-calculator': {
    lines:
      'M28 6a22 22 0 1 0 0 44a22 22 0 1 0 0-44M28 15a13 13 0 1 0 0 26a13 13 0 1 0 0-26M28 24a4 4 0 1 0 0 8a4 4 0 1 0 0-8M28 50h60v-6H44M56 44v6M68 44v6M80 44v6',
    light: 'M46 54h42l4 6H42z',
  },
  'energy-calculator': {
    lines: 'M10 4v50h78M10 14h22v6h18v6h18v6h16M10 38h74',
    light: 'M10 14h22v6h18v6h18v6h16v6H10z',
  },
  'road-lighting-calculator': {
    lines: 'M4 56h88M14 56V10q0-4 4-4h20v4h-6M74 56V10q0-4-4-4H58v4h6M34 50h8M54 50h8',
    light: 'M33 10h4l13 46H18zM59 10h4l15 46H46z',
  },
  'area-lighting-calculator': {
    lines: 'M48 46V8M40 8h16M40 8l-4 5M56 8l4 5M6 46l14-18h56l14 18-8 10H14z',
    light: 'M38 12L12 52h40zM58 12l-14 40h40z',
  },
  'escape-route-calculator': {
    lines:
      'M6 8h60v48H46V28H6zM12 18h26M34 14l4 4l-4 4M70 40h16v16H70M80 48h2M14 4h8M34 4h8M54 4h8',
    light: 'M14 4h8l8 24H6zM34 4h8l8 24H26zM54 4h8l4 24H46z',
  },
  'compare-products': {
    lines:
      'M8 6h36v48H8zM52 6h36v48H52zM14 32h24M14 39h16M14 46h20M58 32h24M58 39h20M58 46h14M26 12h-4M20 16h12M64 16h12',
    light: 'M20 16h12l4 10H16zM64 16h12l8 10H56z',
  },
  'project-list': {
    lines: 'M22 4h52v52H22zM30 15h6v6h-6zM30 28h6v6h-6zM30 41h6v6h-6zM42 18h24M42 31h18M42 44h22',
    light: 'M30 15h6v6h-6zM30 28h6v6h-6z',
  },
  'photometry-viewer': {
    lines:
      'M18 12h60M48 12v46M18 12a30 30 0 0 0 60 0M28 12a20 20 0 0 0 40 0M38 12a10 10 0 0 0 20 0',
    light: 'M48 12c-14 2-17 18-14 27c3 8 11 9 14 5c3 4 11 3 14-5c3-9 0-25-14-27z',
  },
};

/** What a tool is about, drawn in lines; its name stands beside it. */
export function ToolDrawing({ screen }: { screen: ToolScreen }) {
  const { lines, light } = drawings[screen];
  return (
    <svg viewBox="0 0 96 60" width={96} height={60} aria-hidden="true">
      <path d={light} fill="var(--accent)" opacity={0.35} />
      <path d={lines} fill="none" stroke="currentColor" strokeWidth={1.25} strokeLinejoin="round" />
    </svg>
  );
}

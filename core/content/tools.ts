import type { ScreenPlace } from '#core/content/keyword-record.ts';

/** Screens with which visitors calculate, compare and plan. */
export const toolScreens = [
  'room-calculator',
  'led-strip-calculator',
  'energy-calculator',
  'road-lighting-calculator',
  'area-lighting-calculator',
  'escape-route-calculator',
  'compare-products',
  'project-list',
  'photometry-viewer',
] as const satisfies ScreenPlace[];

export type ToolScreen = (typeof toolScreens)[number];

/** A tool as its card shows it. */
export type ToolCard = { screen: ToolScreen; href: string; title: string; summary: string };

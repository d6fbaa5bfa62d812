import type { ProjectLine } from '#core/projects/project.ts';
import type { ProjectVariant } from '#core/projects/project-variant.ts';
import { texts } from '#server/texts.ts';

export const english = texts.en;
export const spanish = texts.es;

export function buildLine(overrides: Partial<ProjectLine> = {}): ProjectLine {
  const line = {
    key: 1,
    id: 684201733,
    sku: 'NIM120/12/830/W',
    quantity: 1,
    label: 'L1',
    note: '',
  };
  return { ...line, ...overrides };
}

export function buildProjectVariant(overrides: Partial<ProjectVariant> = {}): ProjectVariant {
  return {
    id: 684201733,
    sku: 'NIM120/12/830/W',
    description: 'Nimba 120, 12 W, 3000 K, white',
    title: 'Nimba 120',
    slug: 'nimba-120-recessed-downlight',
    type: 'Recessed downlight',
    picture: null,
    drawing: null,
    powerW: 12,
    fluxLm: 1180,
    efficacyLmW: 98.3,
    cctK: 3000,
    cctMaxK: null,
    cri: 90,
    beamDeg: 36,
    beamC90Deg: null,
    ip: 'IP44',
    dimming: 'dali-2',
    isSupply: false,
    isDark: false,
    updated: '2026-05-04',
    ...overrides,
  };
}

import comparison from '#core/i18n/messages/comparison/en.json' with { type: 'json' };
import en from '#core/i18n/messages/en.json' with { type: 'json' };
import es from '#core/i18n/messages/es.json' with { type: 'json' };
import projectsEn from '#core/i18n/messages/projects/en.json' with { type: 'json' };
import projectsEs from '#core/i18n/messages/projects/es.json' with { type: 'json' };
import { createTranslate } from '#core/i18n/translate.ts';
import type { ProjectLine } from '#core/projects/project.ts';
import type { ProjectArticle } from '#core/projects/project-article.ts';

export const english = createTranslate('en', { ...en, ...comparison, ...projectsEn });
export const spanish = createTranslate('es', { ...es, ...projectsEs });

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

export function buildArticle(overrides: Partial<ProjectArticle> = {}): ProjectArticle {
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
    updated: '2026-05-04',
    ...overrides,
  };
}

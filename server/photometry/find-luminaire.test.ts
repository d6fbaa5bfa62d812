import { describe, expect, it } from 'vitest';
import { isAppError } from '#core/app-error.ts';
import type { MountingCode } from '#core/catalogue/product-codes.ts';
import type { Variant } from '#core/catalogue/product-view.ts';
import { localeCodes } from '#core/i18n/locales.ts';
import { cosinePower, createTestLuminaire } from '#core/photometry/luminaire.fixtures.ts';
import { createLuminaireFinders } from '#server/photometry/find-luminaire.ts';
import type { PlanningFacts } from '#server/photometry/find-planning-facts.ts';

const luminaire = createTestLuminaire(cosinePower(1), { lampFluxLm: 2000 });
const file = { href: '/x.ldt' };
const variant = { id: 7, sku: 'NOR1/E3', description: 'Round', photometry: file } as unknown;

const findersWith = (facts: Partial<PlanningFacts>) =>
  createLuminaireFinders({
    findVariant: async () => variant as Variant,
    findPlanningFacts: async () => ({ emergencyFlux: null, mounting: [], ...facts }),
    openFile: (async () => ({ luminaire })) as never,
    openSpectrum: async () => null,
  });

const refusalOf = async (found: Promise<unknown>) => {
  const error = await found.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return isAppError(error, 'luminaire-refused') ? error.values.text : null;
};

describe('findEmergencyLuminaire', () => {
  it('counts the flux of the unit, or all of it without one', async () => {
    const unit = await findersWith({ emergencyFlux: 200 }).findEmergencyLuminaire('en', 7);
    expect(unit).toMatchObject({ hasEmergencyUnit: true });
    expect(unit?.luminaire.fluxLm).toBeCloseTo(200, 6);
    const none = await findersWith({}).findEmergencyLuminaire('en', 7);
    expect(none).toMatchObject({ hasEmergencyUnit: false, luminaire: { lampFluxLm: 2000 } });
  });

  it.each(localeCodes)('refuses a unit without a stated flux (%s)', async (locale) => {
    const finders = findersWith({ emergencyFlux: 'unstated' });
    expect(await refusalOf(finders.findEmergencyLuminaire(locale, 7))).toContain('NOR1/E3');
  });
});

describe('findRoomLuminaire', () => {
  const mountings: [MountingCode[], boolean][] = [
    [['ground'], false],
    [['column'], false],
    [['wall', 'column'], true],
    [['suspended'], true],
    [[], true],
  ];
  it.each(mountings)('of %j is in rooms: %s', async (mounting, isInRooms) => {
    const refusal = await refusalOf(findersWith({ mounting }).findRoomLuminaire('es', 7));
    if (isInRooms) expect(refusal).toBeNull();
    else expect(refusal).toContain('NOR1/E3');
  });
});

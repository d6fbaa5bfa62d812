import { createZone, type EnergyForm } from '#core/calculators/energy/energy-form.ts';
import { createUsualZone } from '#core/calculators/energy/usual-zone.ts';

const installation = {
  wattage: '70',
  lifetime: '50000',
  unitCost: '60',
  quantity: '100',
  misc: '0',
  labour: '',
  presence: '',
  daylight: '',
  dimming: '',
  lumens: '',
};
/** A complete calculation of one zone, entered in English. */
export const calculation: EnergyForm = {
  project: 'Harbour 2',
  currency: 'GBP',
  tariff: '0.25',
  factor: '',
  ownFactor: '0.2',
  rate: '',
  growth: '',
  co2Fall: '',
  hasMaintenance: false,
  zones: [
    {
      ...createZone('Zone 1'),
      current: installation,
      proposed: { ...installation, wattage: '30' },
      hours: '10',
      days: '5',
      weeks: '50',
    },
  ],
};

/** What the calculator begins with. */
export const emptyForm: EnergyForm = {
  project: '',
  currency: 'EUR',
  tariff: '',
  factor: 'ES-2024',
  ownFactor: '',
  rate: '',
  growth: '',
  co2Fall: '',
  hasMaintenance: false,
  zones: [createUsualZone('Zone 1')],
};

import type { NameWord, UnitWord } from '#core/catalogue/search/read-amount.ts';

/** What a typed amount can be about. */
export type Measure =
  | 'power'
  | 'power-per-metre'
  | 'flux'
  | 'flux-per-metre'
  | 'efficacy'
  | 'cct'
  | 'cri'
  | 'sdcm'
  | 'ugr'
  | 'beam'
  | 'ip'
  | 'ip-x'
  | 'ik'
  | 'ambient'
  | 'voltage'
  | 'duration'
  | 'life'
  | 'warranty'
  | 'size'
  | 'cut-out'
  | 'diameter'
  | 'length'
  | 'width'
  | 'height'
  | 'recess'
  | 'bare';

type Quantity =
  | 'watt'
  | 'watt-per-metre'
  | 'lumen'
  | 'lumen-per-metre'
  | 'lumen-per-watt'
  | 'kelvin'
  | 'degree'
  | 'celsius'
  | 'volt'
  | 'hour'
  | 'year'
  | 'step'
  | 'length'
  | 'none';

/** Nominal: luminaires of 5 ft are 1500 mm long, not 1524. */
const FOOT_MM = 300;

const units: Record<UnitWord, { quantity: Quantity; factor: number }> = {
  'unit.watt': { quantity: 'watt', factor: 1 },
  'unit.watt-per-metre': { quantity: 'watt-per-metre', factor: 1 },
  'unit.lumen': { quantity: 'lumen', factor: 1 },
  'unit.kilolumen': { quantity: 'lumen', factor: 1000 },
  'unit.lumen-per-metre': { quantity: 'lumen-per-metre', factor: 1 },
  'unit.lumen-per-watt': { quantity: 'lumen-per-watt', factor: 1 },
  'unit.kelvin': { quantity: 'kelvin', factor: 1 },
  'unit.degree': { quantity: 'degree', factor: 1 },
  'unit.celsius': { quantity: 'celsius', factor: 1 },
  'unit.volt': { quantity: 'volt', factor: 1 },
  'unit.hour': { quantity: 'hour', factor: 1 },
  'unit.kilohour': { quantity: 'hour', factor: 1000 },
  'unit.year': { quantity: 'year', factor: 1 },
  'unit.step': { quantity: 'step', factor: 1 },
  'unit.millimetre': { quantity: 'length', factor: 1 },
  'unit.centimetre': { quantity: 'length', factor: 10 },
  'unit.metre': { quantity: 'length', factor: 1000 },
  'unit.inch': { quantity: 'length', factor: 25.4 },
  'unit.foot': { quantity: 'length', factor: FOOT_MM },
};

type Measures = Partial<Record<Quantity, Measure>>;

const unnamed: Measures = {
  watt: 'power',
  'watt-per-metre': 'power-per-metre',
  lumen: 'flux',
  'lumen-per-metre': 'flux-per-metre',
  'lumen-per-watt': 'efficacy',
  kelvin: 'cct',
  degree: 'beam',
  celsius: 'ambient',
  volt: 'voltage',
  hour: 'duration',
  step: 'sdcm',
  length: 'size',
  none: 'bare',
};

const side = (measure: Measure): Measures => ({ length: measure, none: measure });

/** The measure of a name by the unit of its number; a class has no number of this kind. */
const named: Record<NameWord, Measures> = {
  'name.power': { watt: 'power', 'watt-per-metre': 'power-per-metre' },
  'name.flux': { lumen: 'flux', 'lumen-per-metre': 'flux-per-metre' },
  'name.efficacy': { 'lumen-per-watt': 'efficacy', none: 'efficacy' },
  'name.cct': { kelvin: 'cct', none: 'cct' },
  'name.cri': { none: 'cri' },
  'name.sdcm': { none: 'sdcm', step: 'sdcm' },
  'name.ugr': { none: 'ugr' },
  'name.beam': { degree: 'beam', none: 'beam' },
  'name.ip': { none: 'ip' },
  'name.ip-x': { none: 'ip-x' },
  'name.ik': { none: 'ik' },
  'name.ambient': { celsius: 'ambient', degree: 'ambient', none: 'ambient' },
  'name.voltage': { volt: 'voltage', none: 'voltage' },
  'name.life': { hour: 'life' },
  'name.warranty': { year: 'warranty', none: 'warranty' },
  'name.cut-out': side('cut-out'),
  'name.diameter': side('diameter'),
  'name.length': side('length'),
  'name.width': side('width'),
  'name.height': side('height'),
  'name.recess': side('recess'),
  'name.class': {},
  'name.energy': {},
};

/** Returns the measure of a name and a unit, and the factor of the unit; null if they do not fit. */
export function measureOf(name: NameWord | null, unit: UnitWord | null) {
  const { quantity, factor } = unit ? units[unit] : { quantity: 'none' as const, factor: 1 };
  const measure = (name ? named[name] : unnamed)[quantity];
  return measure ? { measure, factor } : null;
}

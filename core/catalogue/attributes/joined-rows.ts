import type { AttributeName } from '#core/catalogue/attributes/attributes.ts';

type JoinedRow = { names: readonly AttributeName[]; separator?: string };

/** Rows of several attributes, which are read together: `12 A, 150 µs`. A row is in the place of its first one. */
export const joinedRows = {
  tm30: { names: ['tm30_rf', 'tm30_rg'] },
  flicker: { names: ['flicker_pst', 'flicker_svm'] },
  inrush: { names: ['inrush_a', 'inrush_us'] },
  breakers: { names: ['breaker_b10', 'breaker_b16', 'breaker_c10', 'breaker_c16'] },
  driver: { names: ['driver_life_h', 'driver_tc_c'] },
  surge: { names: ['surge_line_kv', 'surge_earth_kv'] },
  terminal: { names: ['terminal', 'terminal_mm2', 'terminal_strip_mm', 'terminal_torque_nm'] },
  gear: { names: ['gear_place', 'gear_lead_m'] },
  radio: { names: ['radio', 'radio_band', 'radio_dbm'] },
  battery: { names: ['battery_type', 'battery_life_years', 'battery_guarantee_years'] },
  order: { names: ['order_unit', 'pack_size'] },
  pack: { names: ['pack_length_mm', 'pack_width_mm', 'pack_height_mm'], separator: ' × ' },
} as const satisfies Record<string, JoinedRow>;

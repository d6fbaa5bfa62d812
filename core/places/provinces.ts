import type { LocaleCode } from '#core/i18n/locales.ts';
import type { Localised } from '#core/i18n/localised.ts';

export type Province = {
  /** The first two digits of its postcodes (INE). */
  code: string;
  name: string;
  /** Its name in languages that have their own name for it. */
  exonyms?: Partial<Localised>;
  /** Latitude and longitude of its capital, to about 0.1 degree. */
  at: readonly [latitude: number, longitude: number];
  /** Other names. */
  names?: readonly string[];
  /** Towns that people name instead of it. */
  towns?: readonly string[];
};

/** The provinces of Spain. */
export const provinces: readonly Province[] = [
  {
    code: '01',
    name: 'Álava',
    at: [42.85, -2.67],
    names: ['Araba'],
    towns: ['Vitoria-Gasteiz', 'Vitoria', 'Gasteiz'],
  },
  { code: '02', name: 'Albacete', at: [38.99, -1.86] },
  { code: '03', name: 'Alicante', at: [38.35, -0.48], names: ['Alacant'] },
  { code: '04', name: 'Almería', at: [36.84, -2.46] },
  { code: '05', name: 'Ávila', at: [40.66, -4.7] },
  { code: '06', name: 'Badajoz', at: [38.88, -6.97] },
  {
    code: '07',
    name: 'Illes Balears',
    exonyms: { en: 'Balearic Islands' },
    at: [39.57, 2.65],
    names: ['Baleares', 'Islas Baleares'],
    towns: ['Palma de Mallorca'],
  },
  { code: '08', name: 'Barcelona', at: [41.39, 2.17] },
  { code: '09', name: 'Burgos', at: [42.34, -3.7] },
  { code: '10', name: 'Cáceres', at: [39.48, -6.37] },
  { code: '11', name: 'Cádiz', at: [36.53, -6.29] },
  { code: '12', name: 'Castellón', at: [39.99, -0.04], names: ['Castelló de la Plana'] },
  { code: '13', name: 'Ciudad Real', at: [38.99, -3.93] },
  { code: '14', name: 'Córdoba', at: [37.88, -4.78] },
  { code: '15', name: 'A Coruña', at: [43.36, -8.41], names: ['La Coruña', 'Corunna'] },
  { code: '16', name: 'Cuenca', at: [40.07, -2.14] },
  { code: '17', name: 'Girona', at: [41.98, 2.82], names: ['Gerona'] },
  { code: '18', name: 'Granada', at: [37.18, -3.6] },
  { code: '19', name: 'Guadalajara', at: [40.63, -3.17] },
  {
    code: '20',
    name: 'Gipuzkoa',
    at: [43.32, -1.98],
    names: ['Guipúzcoa'],
    towns: ['San Sebastián', 'Donostia'],
  },
  { code: '21', name: 'Huelva', at: [37.26, -6.95] },
  { code: '22', name: 'Huesca', at: [42.14, -0.41] },
  { code: '23', name: 'Jaén', at: [37.77, -3.79] },
  { code: '24', name: 'León', at: [42.6, -5.57] },
  { code: '25', name: 'Lleida', at: [41.62, 0.63], names: ['Lérida'] },
  { code: '26', name: 'La Rioja', at: [42.47, -2.45], towns: ['Logroño'] },
  { code: '27', name: 'Lugo', at: [43.01, -7.56] },
  { code: '28', name: 'Madrid', at: [40.42, -3.7] },
  { code: '29', name: 'Málaga', at: [36.72, -4.42] },
  { code: '30', name: 'Murcia', at: [37.99, -1.13] },
  {
    code: '31',
    name: 'Navarra',
    exonyms: { en: 'Navarre' },
    at: [42.82, -1.64],
    names: ['Nafarroa'],
    towns: ['Pamplona', 'Iruña'],
  },
  { code: '32', name: 'Ourense', at: [42.34, -7.86], names: ['Orense'] },
  { code: '33', name: 'Asturias', at: [43.36, -5.85], towns: ['Oviedo'] },
  { code: '34', name: 'Palencia', at: [42.01, -4.53] },
  { code: '35', name: 'Las Palmas', at: [28.12, -15.43] },
  { code: '36', name: 'Pontevedra', at: [42.43, -8.64], towns: ['Vigo'] },
  { code: '37', name: 'Salamanca', at: [40.97, -5.66] },
  { code: '38', name: 'Santa Cruz de Tenerife', at: [28.47, -16.25] },
  { code: '39', name: 'Cantabria', at: [43.46, -3.81], towns: ['Santander'] },
  { code: '40', name: 'Segovia', at: [40.95, -4.12] },
  { code: '41', name: 'Sevilla', exonyms: { en: 'Seville' }, at: [37.39, -5.98] },
  { code: '42', name: 'Soria', at: [41.76, -2.47] },
  { code: '43', name: 'Tarragona', at: [41.12, 1.25] },
  { code: '44', name: 'Teruel', at: [40.34, -1.11] },
  { code: '45', name: 'Toledo', at: [39.86, -4.02] },
  { code: '46', name: 'Valencia', at: [39.47, -0.38], names: ['València'] },
  { code: '47', name: 'Valladolid', at: [41.65, -4.72] },
  {
    code: '48',
    name: 'Bizkaia',
    exonyms: { en: 'Biscay' },
    at: [43.26, -2.93],
    names: ['Vizcaya'],
    towns: ['Bilbao', 'Bilbo'],
  },
  { code: '49', name: 'Zamora', at: [41.5, -5.74] },
  { code: '50', name: 'Zaragoza', at: [41.65, -0.89], names: ['Saragossa'] },
  { code: '51', name: 'Ceuta', at: [35.89, -5.32] },
  { code: '52', name: 'Melilla', at: [35.29, -2.94] },
];

/** Returns the name of a province in a language, by default its own. */
export function nameOfProvince({ name, exonyms }: Province, locale: LocaleCode): string {
  return exonyms?.[locale] ?? name;
}

/** Every name of a province, in all languages. */
export function namesOfProvince({ name, exonyms = {}, names = [] }: Province): string[] {
  return [...new Set([...Object.values(exonyms), name, ...names])];
}

/**
 * Returns the province of a Spanish postcode, or of its prefix of at least two digits: `46940` → Valencia; null for
 * anything else.
 */
export function provinceOfPostcode(text: string): Province | null {
  const code = /^(\d\d)\d{0,3}$/.exec(text.trim())?.[1];
  return provinces.find((province) => province.code === code) ?? null;
}

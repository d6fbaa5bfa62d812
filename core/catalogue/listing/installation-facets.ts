import {
  flag,
  further,
  IK_CODE,
  IP_CODE,
  limited,
  range,
  SLUG,
  term,
} from '#core/catalogue/listing/make-facet.ts';
import { mountingCodes } from '#core/catalogue/product-codes.ts';

/** Codes that specifications name as the least. */
const IP_LIMITS = ['IP20', 'IP40', 'IP44', 'IP54', 'IP65', 'IP66', 'IP67', 'IP68'];
const IK_LIMITS = ['IK03', 'IK04', 'IK05', 'IK06', 'IK07', 'IK08', 'IK09', 'IK10'];
const COLD_LIMITS_C = [-40, -30, -25, -20, -10];
const HEAT_LIMITS_C = [35, 40, 45, 50, 60];

/** A code meets another one if both of its digits do: IP44 does not meet IP50, nor IP50 IP44. */
export function meetsIp(ip: string, least: string): boolean {
  return Number(ip[2]) >= Number(least[2]) && Number(ip[3]) >= Number(least[3]);
}

/** Facets of where and how a luminaire can be installed. */
export const installationFacets = [
  further(
    term({
      id: 'mounting',
      type: 'string',
      pattern: SLUG,
      order: mountingCodes,
      isMany: true,
      read: ({ mounting }) => mounting,
    }),
  ),
  further(
    term({
      id: 'ip-from',
      type: 'string',
      pattern: IP_CODE,
      order: 'number',
      isMany: true,
      limit: 'at-least',
      limits: IP_LIMITS,
      read: ({ variant: { ip } }) => IP_LIMITS.filter((least) => ip !== null && meetsIp(ip, least)),
    }),
  ),
  further(
    term({
      id: 'ik-from',
      type: 'string',
      pattern: IK_CODE,
      order: 'number',
      isMany: true,
      limit: 'at-least',
      limits: IK_LIMITS,
      read: ({ variant: { ik } }) => IK_LIMITS.filter((least) => ik !== null && ik >= least),
    }),
  ),
  further(
    limited({
      id: 'ambient-min',
      limit: 'at-most',
      limits: COLD_LIMITS_C,
      pattern: /^-[1-9]\d$/,
      unit: '°C',
      figure: ({ variant }) => variant.taMinC,
    }),
  ),
  further(
    limited({
      id: 'ambient-max',
      limit: 'at-least',
      limits: HEAT_LIMITS_C,
      unit: '°C',
      figure: ({ variant }) => variant.taMaxC,
    }),
  ),
  further(
    range({
      id: 'cut-out',
      unit: 'mm',
      step: 1,
      read: ({ variant }) => cutOutOf(variant.cutOutMm),
    }),
  ),
  further(range({ id: 'length', unit: 'mm', step: 10, read: ({ variant }) => variant.lengthMm })),
  further(range({ id: 'width', unit: 'mm', step: 5, read: ({ variant }) => variant.widthMm })),
  further(
    range({ id: 'diameter', unit: 'mm', step: 5, read: ({ variant }) => variant.diameterMm }),
  ),
  /** Of recessed luminaires it is the depth behind the ceiling. */
  further(range({ id: 'height', unit: 'mm', step: 5, read: ({ variant }) => variant.heightMm })),
  further(flag({ id: 'photometry', read: ({ hasPhotometry }) => hasPhotometry })),
] as const;

/** The diameter of a cut-out, or its longer side. */
function cutOutOf(cutOut: string | null): number | null {
  return cutOut === null ? null : Math.max(...cutOut.split('x').map(Number));
}

import type {
  Facet,
  FlagFacet,
  RangeFacet,
  TermFacet,
} from '#core/catalogue/listing/facet-kinds.ts';

type Part<Type> = Omit<Type, 'kind' | 'isMain'>;

export const term = <const Id extends string>(facet: Part<TermFacet<Id>>): TermFacet<Id> => {
  return { ...facet, kind: 'term', isMain: true };
};
export const range = <const Id extends string>(facet: Part<RangeFacet<Id>>): RangeFacet<Id> => {
  return { ...facet, kind: 'range', isMain: true };
};
export const flag = <const Id extends string>(facet: Part<FlagFacet<Id>>): FlagFacet<Id> => {
  return { ...facet, kind: 'flag', isMain: true };
};
export const further = <Type extends Facet>(facet: Type): Type => ({ ...facet, isMain: false });

export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const IP_CODE = /^IP[0-6][0-9]$/;
export const IK_CODE = /^IK(?:0\d|10)$/;
const WHOLE_NUMBER = /^[1-9]\d{0,6}$/;

export const slugs = { type: 'string', pattern: SLUG, order: 'content' } as const;
export const numbers = { type: 'int32', pattern: WHOLE_NUMBER, order: 'number' } as const;

export const toList = <Value>(value: Value | null): Value[] => (value === null ? [] : [value]);

type Limited<Id extends string> = Required<Pick<TermFacet<Id>, 'id' | 'limit' | 'figure'>> & {
  limits: number[];
  pattern?: RegExp;
  unit?: string;
};

/** Creates a facet of the limits that a figure meets. */
export const limited = <const Id extends string>(facet: Limited<Id>): TermFacet<Id> => {
  const { limit, limits, figure } = facet;
  const meets = (value: number, bound: number) =>
    limit === 'at-least' ? bound <= value : bound >= value;
  return term({
    ...numbers,
    ...facet,
    isMany: true,
    read: (item) => {
      const value = figure(item);
      return value === null ? [] : limits.filter((bound) => meets(value, bound));
    },
  });
};

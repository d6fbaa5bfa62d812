/** The last day of a warranty of whole years from an ISO day on: its anniversary, 28 February for the 29th. */
export function endOfWarranty(begins: string, years: number): string {
  const [year = '', month = '', day = ''] = begins.split('-');
  const isLeapDay = month === '02' && day === '29';
  const end = `${Number(year) + years}-${month}-${day}`;
  return isLeapDay && !hasLeapDay(Number(year) + years) ? end.replace(/29$/, '28') : end;
}

function hasLeapDay(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

/** States of a claim, in the order in which it may pass them. */
export const claimStates = ['received', 'in-review', 'accepted', 'rejected', 'settled'] as const;
export type ClaimState = (typeof claimStates)[number];

/** States after which nothing more happens. */
export const closedClaimStates: readonly ClaimState[] = ['rejected', 'settled'];

/** A product that a warranty is about. */
export type WarrantyProduct = {
  /** The code as the catalogue writes it. */
  code: string;
  title: string;
  /** Address on the site. */
  path: string;
  years: number;
};

/** What a look-up tells: the terms of a product, and of one registration only what is about the product. */
export type WarrantyTerms = {
  product: WarrantyProduct;
  conditions: string[];
  /** Null without a reference, and where the reference is not one of a registration of this product. */
  registration: { installed: string; ends: string; isOver: boolean } | null;
};

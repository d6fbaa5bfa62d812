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
export const claimStates = [
  'received',
  'in-review',
  'accepted',
  'rejected',
  'replacement-sent',
  'settled',
] as const;
export type ClaimState = (typeof claimStates)[number];

/** A stored state; one that a later release has written is shown as received. */
export function toClaimState(status: string): ClaimState {
  return claimStates.find((state) => state === status) ?? 'received';
}

/** Final states. */
export const closedClaimStates: readonly ClaimState[] = ['rejected', 'settled'];

/** A product that a warranty is about. */
export type WarrantyProduct = {
  /** The code as in the catalogue. */
  code: string;
  /** The earlier code that was looked up and that this product replaces; null when its own code was. */
  replaces: string | null;
  title: string;
  /** Address on the site. */
  path: string;
  years: number;
};

/** Result of a look-up: the terms of a product and, of a registration, only the data about the product. */
export type WarrantyTerms = {
  product: WarrantyProduct;
  conditions: string[];
  /** Null without a reference, and when the reference is not one of a registration of this product. */
  registration: { installed: string; ends: string; isOver: boolean } | null;
};

/** Address of the studio. */
export const BASE = '/studio';

/** Returns the page of a person. */
export const personPath = (id: string | number): string =>
  `${BASE}/people/${encodeURIComponent(id)}`;

/** Returns the page on which a message is worked on, a claim and a registration too. */
export const messagePath = (id: string | number): string =>
  `${BASE}/messages/${encodeURIComponent(id)}/show`;

/** Address of the studio. */
export const BASE = '/studio';

/** Returns the page of a person. */
export const personPath = (id: string | number): string =>
  `${BASE}/people/${encodeURIComponent(id)}`;

/** Returns the page on which a message is worked on, a claim and a registration too; `list`: where one comes from. */
export const messagePath = (id: string | number, list = 'messages'): string =>
  `${BASE}/messages/${encodeURIComponent(id)}/show${list === 'messages' ? '' : `?list=${list}`}`;

export const claimPath = (id: string | number): string => messagePath(id, 'claims');

export const registrationPath = (id: string | number): string => messagePath(id, 'registrations');

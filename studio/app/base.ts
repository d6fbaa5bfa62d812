/** Address of the studio. */
export const BASE = '/studio';

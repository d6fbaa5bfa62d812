import { db } from '#server/db/client.ts';
export const bad = db;

import type { Services } from '#server/services.ts';

type Studio = Awaited<ReturnType<Services['studio']['open']>>;

/** What a visitor has sent, as the studio reads it for other systems. */
export type DeskRecord = Awaited<ReturnType<Studio['records']['find']>>['items'][number];

import type { RoomForm } from '#core/calculators/room/room-address.ts';
import { type RoomResult, solveRoom, toRoomTask } from '#core/calculators/room/room-result.ts';
import type { Luminaire } from '#core/photometry/luminaire.ts';

/** What the page asks of its worker, and what comes back. */
export type RoomQuestion = { id: number; form: RoomForm; luminaire: Luminaire };
export type RoomAnswer = { id: number; result: RoomResult };

self.addEventListener('message', ({ data }: MessageEvent<RoomQuestion>) => {
  const { id, form, luminaire } = data;
  self.postMessage({ id, result: solveRoom(toRoomTask(form, luminaire)) } satisfies RoomAnswer);
});

import type { RoomForm } from '#core/calculators/room/room-address.ts';
import { type RoomResult, solveRoom, toRoomTask } from '#core/calculators/room/room-result.ts';
import type { Luminaire } from '#core/photometry/luminaire.ts';

/** Request of the page to its worker; `RoomReply` is the result. */
export type RoomRequest = { id: number; form: RoomForm; luminaire: Luminaire };
export type RoomReply = { id: number; result: RoomResult };

self.addEventListener('message', ({ data }: MessageEvent<RoomRequest>) => {
  const { id, form, luminaire } = data;
  self.postMessage({ id, result: solveRoom(toRoomTask(form, luminaire)) } satisfies RoomReply);
});

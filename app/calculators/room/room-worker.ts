import type { RoomForm } from '#core/calculators/room/room-address.ts';
import { type RoomResult, solveRoom, toRoomTask } from '#core/calculators/room/room-result.ts';
import type { Luminaire } from '#core/photometry/luminaire.ts';

/** Input of the page's worker; it replies with a `RoomResult`. */
export type RoomInput = { form: RoomForm; luminaire: Luminaire };

self.addEventListener('message', ({ data }: MessageEvent<RoomInput>) => {
  self.postMessage(solveRoom(toRoomTask(data.form, data.luminaire)) satisfies RoomResult);
});

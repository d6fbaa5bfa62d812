import type { RoomForm } from '#core/calculators/room/room-address.ts';
import { type RoomResult, solveRoom, toRoomTask } from '#core/calculators/room/room-result.ts';
import type { Luminaire } from '#core/photometry/luminaire.ts';

/** Input of the page's worker; it replies with a `RoomResult`. */
export type RoomInput = {
  form: RoomForm;
  luminaire: Luminaire;
  /** Of the further groups; all exist. */
  others: readonly (Luminaire | null)[];
};

self.addEventListener('message', ({ data }: MessageEvent<RoomInput>) => {
  const task = toRoomTask(data.form, data.luminaire, data.others);
  self.postMessage(solveRoom(task) satisfies RoomResult);
});

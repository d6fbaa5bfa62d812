import type { RoomResult, RoomTask } from '#core/calculators/room/room-result.ts';
import type { LuminaireFigures } from '#core/photometry/figures/photometric-figures.ts';
import type { Finding, PhotometryError } from '#core/photometry/finding.ts';
import type { OpenedFile } from '#core/photometry/gldf/open-file.ts';

/** A room whose luminaire is known, or is in a file of any size and soundness. */
export type RoomJob = Omit<RoomTask, 'task'> & {
  task: Omit<RoomTask['task'], 'luminaire'>;
  luminaire: RoomTask['task']['luminaire'] | Uint8Array;
};

/** What the thread for light is asked: reading a file, or lighting a room. */
export type PhotometryJob =
  | { kind: 'inspect'; bytes: Uint8Array }
  | { kind: 'room'; room: RoomJob };

/** What is said about the first light of a file. */
export type InspectedPhotometry = {
  format: OpenedFile['format'];
  name: string;
  number: string;
  manufacturer: string;
  figures: LuminaireFigures;
  ugr4h8h: { crosswise: number; endwise: number } | null;
  findings: Finding[];
};

/** A refusal is an answer: the file was no photometry. */
export type PhotometryResult =
  | { inspected: InspectedPhotometry }
  | { room: RoomResult }
  | { refusal: Pick<PhotometryError, 'code' | 'values' | 'line'> };

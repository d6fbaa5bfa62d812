import type { AreaOutcome, AreaTask } from '#core/calculators/area/area-outcome.ts';
import type { EscapeTask } from '#core/calculators/escape/escape.ts';
import type { EscapeOutcome } from '#core/calculators/escape/escape-outcome.ts';
import type { RoadOutcome, RoadTask } from '#core/calculators/road/road-outcome.ts';
import type { RoomResult, RoomTask } from '#core/calculators/room/room-result.ts';
import type { WrittenFormat } from '#core/photometry/convert-file.ts';
import type { BugRating } from '#core/photometry/figures/bug-rating.ts';
import type { LuminaireFigures } from '#core/photometry/figures/photometric-figures.ts';
import type { Finding, PhotometryError } from '#core/photometry/finding.ts';
import type { OpenedFile } from '#core/photometry/gldf/open-file.ts';
import type { StillTask } from '#core/photometry/scene/still.ts';
import type { SpectrumReport } from '#core/photometry/spectrum/spectrum-report.ts';
import type { QuotedUgr } from '#core/photometry/ugr/ugr-class.ts';

/** A room with a parsed luminaire, or with an untrusted photometric file. */
export type RoomJob = Omit<RoomTask, 'task'> & {
  task: Omit<RoomTask['task'], 'luminaire'>;
  luminaire: RoomTask['task']['luminaire'] | Uint8Array;
};

/** A job of the photometry worker: a file, a calculation or a scene. */
export type PhotometryJob =
  | { kind: 'inspect'; bytes: Uint8Array }
  | { kind: 'convert'; bytes: Uint8Array; format: WrittenFormat; date: string }
  | { kind: 'room'; room: RoomJob }
  | { kind: 'road'; road: RoadTask }
  | { kind: 'area'; area: AreaTask }
  | { kind: 'escape'; escape: EscapeTask }
  | { kind: 'still'; still: StillTask };

/** The result for the first luminaire of a file. */
export type InspectedPhotometry = {
  format: OpenedFile['format'];
  name: string;
  number: string;
  manufacturer: string;
  figures: LuminaireFigures;
  bug: BugRating;
  ugr4h8h: QuotedUgr | null;
  /** Of a TM-33 or GLDF file with one. */
  spectrum: SpectrumReport | null;
  findings: Finding[];
};

/** The first luminaire of a file in another format. */
export type ConvertedPhotometry = {
  from: OpenedFile['format'];
  text: string;
  findings: Finding[];
};

/** The result of a job; a refusal means that the file is not valid photometry. */
export type PhotometryResult =
  | { inspected: InspectedPhotometry }
  | { converted: ConvertedPhotometry }
  | { room: RoomResult }
  | { road: RoadOutcome }
  | { area: AreaOutcome }
  | { escape: EscapeOutcome }
  | { still: Uint8ClampedArray<ArrayBuffer> }
  | { refusal: Pick<PhotometryError, 'code' | 'values' | 'line'> };

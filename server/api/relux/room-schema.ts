import { z } from '@hono/zod-openapi';
import { type Floor, narrowestOf } from '#core/calculators/room/floor.ts';
import { LEAST_TASK_M, roomLimits } from '#core/calculators/room/room-address.ts';
import type { FieldLimits } from '#core/calculators/typed-figure.ts';

type RequestedFloor = {
  length_m: number;
  width_m: number;
  corner?: { length_m: number; width_m: number } | undefined;
};

/** The floor plan of a requested room. */
export function toFloorPlan({ length_m: lengthM, width_m: widthM, corner }: RequestedFloor): Floor {
  return {
    lengthM,
    widthM,
    corner: corner && { lengthM: corner.length_m, widthM: corner.width_m },
  };
}

/** A number in the range of a field of the page. */
export const within = ({ min, max }: Pick<FieldLimits, 'min' | 'max'>) =>
  z.number().min(min).max(max);
const corner = (side: FieldLimits) => z.number().positive().max(side.max);

/** Size of the room, in the ranges of the page's fields. */
export const roomSchema = z
  .object({
    length_m: within(roomLimits.length),
    width_m: within(roomLimits.width),
    height_m: within(roomLimits.height),
    work_plane_m: within(roomLimits.plane),
    mounting_height_m: within(roomLimits.mounting).openapi({ description: 'Above the floor.' }),
    corner: z
      .object({
        length_m: corner(roomLimits.cornerlength),
        width_m: corner(roomLimits.cornerwidth),
      })
      .optional()
      .openapi({
        description:
          'Sides of the corner that an L-shaped room lacks: the one at the far end of its length and width. None if omitted.',
      }),
  })
  .refine((room) => room.mounting_height_m <= room.height_m, {
    path: ['mounting_height_m'],
    message: 'must not be above the ceiling',
  })
  .refine((room) => room.mounting_height_m - room.work_plane_m >= 0.3, {
    path: ['work_plane_m'],
    message: 'must be at least 0.3 m below the luminaires',
  })
  .refine((room) => narrowestOf(toFloorPlan(room)) >= LEAST_TASK_M || !room.corner, {
    path: ['corner'],
    message: `must leave at least ${LEAST_TASK_M} m of the room`,
  });

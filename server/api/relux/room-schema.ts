import { z } from '@hono/zod-openapi';
import { type Floor, narrowestOf } from '#core/calculators/room/floor.ts';
import { LEAST_TASK_M } from '#core/calculators/room/room-address.ts';

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

const metres = (max: number) => z.number().positive().max(max);

/** Size of the room. */
export const roomSchema = z
  .object({
    length_m: metres(200),
    width_m: metres(200),
    height_m: metres(50),
    work_plane_m: z.number().min(0).max(10),
    mounting_height_m: metres(50).openapi({ description: 'Above the floor.' }),
    corner: z
      .object({ length_m: metres(200), width_m: metres(200) })
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

import { z } from 'zod';
import { localisedText } from '#core/i18n/localised.ts';
import { focusPoints } from '#core/media.ts';

/** What stays in view where a page crops the picture. */
export const focusSchema = z.enum(focusPoints).optional();

/** A picture in `media/scenes/` with its alternative text. */
export const sceneImageSchema = z.strictObject({
  file: z.string().min(1),
  alt: localisedText,
  focus: focusSchema,
});

export type SceneImage = z.infer<typeof sceneImageSchema>;

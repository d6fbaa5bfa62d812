import { z } from 'zod';
import { linkTargetSchema } from '#core/content/site-record.ts';
import { toolScreens } from '#core/content/tools.ts';
import { slugSchema } from '#core/i18n/localised.ts';

const text = z.string().trim().min(1);
/** A file of `media/scenes/` and its description. */
const pictureSchema = z.strictObject({ file: text, alt: text });
const title = text.optional();
/** Link to the complete list. */
const link = z.strictObject({ title: text, to: linkTargetSchema }).optional();

/** A part of a page in one language; `type` says which. Files lie in `media/scenes/` or `media/documents/`. */
export const blockRecordSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('text'), text }),
  z.strictObject({ type: z.literal('picture'), picture: pictureSchema, caption: text.optional() }),
  z.strictObject({ type: z.literal('gallery'), title, pictures: z.array(pictureSchema).min(2) }),
  z.strictObject({
    type: z.literal('video'),
    title: text,
    /** MP4 or WebM. */
    file: text,
    poster: text,
  }),
  z.strictObject({
    type: z.literal('call-to-action'),
    title: text,
    text,
    link: z.strictObject({ title: text, to: linkTargetSchema }),
  }),
  z.strictObject({ type: z.literal('products'), title, products: z.array(text).min(1) }),
  z.strictObject({
    type: z.literal('table'),
    title: text,
    head: z.array(text).min(2),
    rows: z.array(z.array(z.string())).min(1),
  }),
  z.strictObject({
    type: z.literal('downloads'),
    title,
    files: z.array(z.strictObject({ file: text, title: text })).min(1),
  }),
  z.strictObject({ type: z.literal('form'), form: slugSchema }),
  /** A field for a code, which leads to the documents of the variant. */
  z.strictObject({ type: z.literal('code-search'), title: text, text, submit: text }),
  /** A form for all files of some kinds of a category, in one archive. */
  z.strictObject({ type: z.literal('file-sets'), title: text, text, submit: text }),
  /** The products whose files changed last. */
  z.strictObject({
    type: z.literal('latest-files'),
    title: text,
    count: z.int().min(1).max(24),
  }),
  z.strictObject({
    type: z.literal('testimonials'),
    title,
    testimonials: z.array(slugSchema).min(1),
  }),
  /** The categories at the top of the catalogue. */
  z.strictObject({ type: z.literal('categories'), title: text, link }),
  z.strictObject({
    type: z.literal('latest-products'),
    title: text,
    count: z.int().min(1).max(24),
    link,
  }),
  /** Pages of a kind in their order: all of them, or the first few. */
  z.strictObject({
    type: z.literal('pages'),
    title: text,
    kind: z.enum(['application', 'case-study']),
    count: z.int().min(1).optional(),
    link,
  }),
  /** Calculators and other tools of the site, in this order. */
  z.strictObject({
    type: z.literal('tools'),
    title: text,
    tools: z.array(z.enum(toolScreens)).min(1),
    link,
  }),
]);

export type BlockRecord = z.infer<typeof blockRecordSchema>;

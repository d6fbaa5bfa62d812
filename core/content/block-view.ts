import type { ToolScreen } from '#core/content/tools.ts';
import type { FileLink, Film, Picture } from '#core/media.ts';

export type BlockLink = { title: string; href: string };

/** A part of a page in one language, ready to show. */
export type PageBlock =
  | { type: 'text'; html: string }
  | { type: 'picture'; picture: Picture; caption: string }
  | { type: 'gallery'; title: string; pictures: Picture[] }
  | { type: 'video'; film: Film }
  | { type: 'call-to-action'; title: string; text: string; link: BlockLink }
  | { type: 'products'; title: string; productIds: number[] }
  | { type: 'table'; title: string; head: string[]; rows: string[][] }
  | { type: 'downloads'; title: string; files: FileLink[] }
  | { type: 'form'; form: string }
  | { type: 'code-search'; title: string; text: string; submit: string }
  | { type: 'file-sets'; title: string; text: string; submit: string }
  | { type: 'latest-files'; title: string; count: number }
  | { type: 'testimonials'; title: string; testimonials: string[] }
  | { type: 'categories'; title: string; link: BlockLink | null }
  | { type: 'latest-products'; title: string; count: number; link: BlockLink | null }
  | {
      type: 'pages';
      title: string;
      kind: 'application' | 'case-study';
      /** Number of them; null for all. */
      count: number | null;
      link: BlockLink | null;
    }
  | { type: 'tools'; title: string; tools: ToolScreen[]; link: BlockLink | null };

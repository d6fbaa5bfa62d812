import type { RecordKind } from '#core/editing/record-kinds.ts';
import type editingTexts from '#core/editing/texts/en.json';

/** How a value is edited, where its schema says too little: a text as lines or Markdown, a choice as places of a picture. */
export type Widget = 'lines' | 'markdown' | 'focus';

/**
 * What forms need to know and schemas do not say. A key is the name of a field in all records, or
 * `<kind>.<name>` in those of one kind, which goes first.
 */
export const widgets: Readonly<Record<string, Widget>> = {
  summary: 'lines',
  description: 'markdown',
  'menus.description': 'lines',
  features: 'lines',
  question: 'lines',
  answer: 'markdown',
  definition: 'markdown',
  look: 'lines',
  quote: 'lines',
  'page.text': 'markdown',
  'form.text': 'lines',
  'options.text': 'lines',
  copyright_text: 'lines',
  legal_text: 'lines',
  menu_text: 'lines',
  custom_svg: 'lines',
  intro: 'lines',
  notes: 'lines',
  hint: 'lines',
  write: 'lines',
  tagline: 'lines',
  'options.address': 'lines',
  'policies.source': 'lines',
  focus: 'focus',
};

/** The kind of record whose code a text holds: where a link leads. */
export const references: Readonly<Record<string, RecordKind>> = {
  family: 'family',
  categories: 'category',
  category: 'category',
  'article.category': 'article-category',
  parent: 'category',
  applications: 'application',
  case_study: 'page',
  similar: 'product',
  accessories: 'product',
  successors: 'product',
  products: 'product',
  product: 'product',
  page: 'page',
  pages: 'page',
  article: 'article',
  articles: 'article',
  author: 'author',
  form: 'form',
  term: 'term',
  related: 'term',
  testimonials: 'testimonial',
};

/** Names of kinds and fields in one language of the studio. */
export type EditingTexts = typeof editingTexts;

/** What forms call kinds and fields. */
export type EditingNames = {
  kind(kind: RecordKind): string;
  kinds(kind: RecordKind): string;
  /** The name of a field; as the file has it where nobody has named it: a member that no schema names. */
  field(kind: RecordKind, name: string): string;
  /** What helps to fill in a field; undefined where its name says enough. */
  help(kind: RecordKind, name: string): string | undefined;
};

export function createEditingNames(texts: EditingTexts): EditingNames {
  const table: Readonly<Record<string, string | undefined>> = texts;
  return {
    kind: (kind) => table[`kind.${kind}`] ?? kind,
    kinds: (kind) => table[`kinds.${kind}`] ?? kind,
    field: (kind, name) => table[`name.${kind}.${name}`] ?? table[`name.${name}`] ?? name,
    help: (kind, name) => table[`help.${kind}.${name}`] ?? table[`help.${name}`],
  };
}

/** The hint of a field: that of its kind of record, else that of its name. */
export function hintFor<Hint>(
  hints: Readonly<Record<string, Hint>>,
  kind: RecordKind,
  name: string,
): Hint | undefined {
  return hints[`${kind}.${name}`] ?? hints[name];
}

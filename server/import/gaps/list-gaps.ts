import { listUntranslated } from '#core/editing/untranslated.ts';
import { mapLocales } from '#core/i18n/locales.ts';
import type { Localised } from '#core/i18n/localised.ts';
import type { ContentGap, ContentGaps, GapCategory } from '#core/studio/content-gap.ts';
import { type CheckMemory, recall } from '#server/import/check-memory.ts';
import { listProductGaps } from '#server/import/gaps/product-gaps.ts';
import { listTitleGaps } from '#server/import/gaps/title-gaps.ts';
import type { Content } from '#server/import/read/content-records.ts';
import type { Sourced } from '#server/import/read/parse-yaml.ts';
import { sameProduct } from '#server/import/read/same-product.ts';

/** Lists what the content lacks and is published without: pictures, drawings, data, translations. */
export function listGaps(content: Content, memory: CheckMemory | null = null): ContentGaps {
  const declarations = content.declarations.map(({ record }) => record);
  const issued = recall({ memory }, ['declarations', ...declarations], () => ({}));
  const others = [content.etim?.record, content.options?.record, issued];
  return {
    gaps: [
      ...content.products.flatMap((product) => {
        const key = [`gaps ${product.file}`, sameProduct(product, memory), ...others] as const;
        return recall({ memory }, key, () => listProductGaps(product, content));
      }),
      ...listTextsAlike(content, memory),
      ...listTitleGaps(content),
    ],
    categories: listCategories(content),
  };
}

function listCategories({ categories, products }: Content): GapCategory[] {
  const counts = new Map<string, number>();
  for (const { record } of products) {
    const [code = ''] = record.categories;
    counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  return categories.flatMap(({ record: { code, title } }) => {
    const count = counts.get(code);
    return count === undefined ? [] : [{ code, title, products: count }];
  });
}

/** A record, or one item of a file that lists several. */
type Worded = Pick<ContentGap, 'path' | 'at' | 'code' | 'title' | 'category'> & { value: unknown };

function listTextsAlike(content: Content, memory: CheckMemory | null): ContentGap[] {
  return listWorded(content).flatMap(({ value, ...record }) => {
    const key = [`untranslated ${record.path} ${record.at}`, value] as const;
    const paths = recall({ memory }, key, () => listUntranslated(value));
    const [first] = paths;
    if (!first) return [];
    const at = record.at === null ? [] : [record.at];
    return [
      {
        ...record,
        kind: 'untranslated' as const,
        missing: paths.length,
        of: paths.length,
        details: paths.map((path) => mapLocales(() => path.join('.'))),
        field: [...at, ...first].join('.'),
      },
    ];
  });
}

type Titled = { code: string; title: Localised };

function listWorded(content: Content): Worded[] {
  const { categories, families, articles, faqs, glossary, applications } = content;
  return [
    ...content.products.map(({ file, record }) => {
      const [category = null] = record.categories;
      return { ...worded(file, record), category };
    }),
    ...[...categories, ...families].map(({ file, record }) => worded(file, record)),
    ...articles.map(({ file, code, record }) => worded(file, { ...record, code })),
    ...faqs.map(({ file, record }) => worded(file, record)),
    ...[...glossary, ...(applications ? [applications] : [])].flatMap(wordedItems),
  ];
}

function worded(path: string, record: Titled): Worded {
  const { code, title } = record;
  return { path, at: null, code, title, category: null, value: record };
}

function wordedItems({ file, record }: Sourced<Titled[]>): Worded[] {
  return record.map((item, at) => ({ ...worded(file, item), at }));
}

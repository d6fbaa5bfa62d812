import { type LocaleCode, localeCodes, mapLocales } from '#core/i18n/locales.ts';
import type { Localised } from '#core/i18n/localised.ts';
import type { ContentGap } from '#core/studio/content-gap.ts';
import type { Content } from '#server/import/read/content-records.ts';

/** Search engines cut what does not fit into about 600 pixels. */
const LONGEST = 65;

type Title = {
  path: string;
  code: string;
  field: string;
  locale: LocaleCode;
  text: string;
  all: Localised;
  category: string | null;
};

/** Lists titles of pages that search engines cut, and those that two pages share. */
export function listTitleGaps(content: Content): ContentGap[] {
  const company = content.options?.record.company.name ?? '';
  const titles = listTitles(content);
  const sharing = Map.groupBy(titles, ({ locale, text }) => `${locale} ${text.toLowerCase()}`);
  return titles.flatMap((title) => {
    const { locale, text, all, path, code, field, category } = title;
    const whole = text.includes(company) ? text : `${text} · ${company}`;
    const others = (sharing.get(`${locale} ${text.toLowerCase()}`) ?? []).filter(
      (other) => other !== title,
    );
    const own = { code, title: all, category, path, at: null, field };
    const named = others.map((other) => mapLocales(() => other.code));
    const cut = { missing: whole.length, of: LONGEST, details: [mapLocales(() => whole)] };
    return [
      ...(whole.length > LONGEST ? [{ ...own, kind: 'long-title' as const, ...cut }] : []),
      ...(named.length > 0
        ? [{ ...own, kind: 'shared-title' as const, missing: 1, of: 1, details: named }]
        : []),
    ];
  });
}

function listTitles({ products, categories, pages, articles }: Content): Title[] {
  const records = [
    ...products.map(({ file, record }) => {
      const { code, title, categories: of } = record;
      return { path: file, code, title, category: of[0] ?? null };
    }),
    ...categories.map(({ file, record: { code, title } }) => {
      return { path: file, code, title, category: null };
    }),
    ...articles.map(({ file, code, record: { title } }) => {
      return { path: file, code, title, category: null };
    }),
  ].flatMap(({ title, ...record }) =>
    localeCodes.map((locale): Title => {
      return { ...record, locale, text: title[locale], all: title, field: `title.${locale}` };
    }),
  );
  return [
    ...records,
    ...pages.flatMap(({ code, texts }) =>
      localeCodes.flatMap((locale): Title[] => {
        const source = texts[locale];
        // The home page is called after the company.
        if (!source || source.record.kind === 'home') return [];
        const all = mapLocales((one) => texts[one]?.record.title ?? source.record.title);
        const text = source.record.title;
        return [{ path: source.file, code, locale, text, all, field: 'title', category: null }];
      }),
    ),
  ];
}

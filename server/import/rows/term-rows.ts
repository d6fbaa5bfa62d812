import { orderSections, type SectionId } from '#core/catalogue/section-order.ts';
import { foldText } from '#core/fold-text.ts';
import { type LocaleCode, localeCodes } from '#core/i18n/locales.ts';
import type { Localised } from '#core/i18n/localised.ts';
import type { LightCalculator } from '#core/light-calculator.ts';
import type { SceneImage } from '#core/scene-image.ts';
import type { RowOf, TermKind } from '#server/db/tables.ts';
import { leadingSectionsOf, lightCalculatorOf } from '#server/import/check/inherited-settings.ts';
import { sceneFolder } from '#server/import/check/media-uses.ts';
import { plainText, renderMarkdown } from '#server/import/markdown.ts';
import { toPicture } from '#server/import/media-library.ts';
import { type Build, checksumOf } from '#server/import/rows/row-build.ts';

/** A category's headings start one level below the title of its page. */
const TOP_HEADING = 2;

type Term = {
  kind: TermKind;
  code: string;
  position: number;
  slug: Localised;
  title: Localised;
  parentId?: number | null;
  scope?: number;
  pageId?: number | null;
  summary?: Localised;
  description?: Localised;
  image?: SceneImage;
  calculator?: LightCalculator;
  sections?: SectionId[];
};

/** Builds the rows of categories, their types, families and applications. */
export function buildTermRows(build: Build) {
  const terms = [
    ...categoriesAndTypes(build),
    ...build.content.families.map(({ record }, position): Term => {
      return { ...record, kind: 'family', position };
    }),
    ...applications(build),
  ];
  return {
    terms: terms.map((term) => toRow(term, build)),
    texts: terms.flatMap((term) => localeCodes.map((locale) => toText(term, locale, build))),
  };
}

function categoriesAndTypes({ content, idOf }: Build): Term[] {
  return content.categories.flatMap(({ record }) => {
    const { types, order, parent, ...category } = record;
    const id = idOf('term', 'category', record.code);
    const parentId = parent === null ? null : idOf('term', 'category', parent);
    const calculator = lightCalculatorOf(record.code, content);
    const named = leadingSectionsOf(record.code, content);
    return [
      {
        ...category,
        kind: 'category',
        position: order,
        parentId,
        calculator,
        sections: orderSections({ named, calculator }),
      },
      ...types.map((type, position): Term => {
        return { ...type, kind: 'type', position, parentId: id, scope: id };
      }),
    ] satisfies Term[];
  });
}

function applications({ content, idOf }: Build): Term[] {
  return (content.applications?.record ?? []).map(({ page, ...application }, position): Term => {
    const pageId = page === undefined ? null : idOf('post', 'page', page);
    return { ...application, kind: 'application', position, pageId };
  });
}

function toRow(term: Term, build: Build): RowOf<'term'> {
  const id = build.idOf('term', term.kind, term.code);
  const picture = term.image && build.media.get(`${sceneFolder}/${term.image.file}`);
  const checksum = checksumOf([term, picture?.hash]);
  return {
    id,
    kind: term.kind,
    code: term.code,
    parent_id: term.parentId ?? null,
    scope: term.scope ?? 0,
    position: term.position,
    picture_id: build.register.use(picture, {
      title: term.title,
      alt: term.image?.alt ?? null,
      parentId: null,
    }),
    page_id: term.pageId ?? null,
    calculator: term.calculator ?? null,
    sections: term.sections ? JSON.stringify(term.sections) : null,
    checksum,
    updated: build.updatedAt({ kind: 'term', id }, checksum),
  };
}

function toText(term: Term, locale: LocaleCode, build: Build): RowOf<'term_text'> {
  const { kind, code, image } = term;
  const title = term.title[locale];
  const summary = term.summary?.[locale] ?? '';
  const html = term.description
    ? renderMarkdown(term.description[locale], build.linksOf(locale), TOP_HEADING)
    : '';
  const picture = image
    ? toPicture(build.media.get(`${sceneFolder}/${image.file}`), image.alt[locale], image.focus)
    : null;
  return {
    term_id: build.idOf('term', kind, code),
    locale,
    kind,
    scope: term.scope ?? 0,
    slug: term.slug[locale],
    title,
    summary,
    description_html: html,
    picture: picture && JSON.stringify(picture),
    search_text: foldText(`${title} ${summary} ${plainText(html)}`),
  };
}

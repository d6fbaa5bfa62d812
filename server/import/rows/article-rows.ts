import { foldText } from '#core/fold-text.ts';
import { type LocaleCode, localeCodes } from '#core/i18n/locales.ts';
import type { Localised } from '#core/i18n/localised.ts';
import type { ArticleDisplay } from '#server/db/stored-article.ts';
import type { RowOf } from '#server/db/tables.ts';
import { sceneFolder } from '#server/import/check/media-uses.ts';
import {
  listMarkdownImages,
  listMarkdownTerms,
  plainText,
  renderWithContents,
} from '#server/import/markdown.ts';
import { toPicture } from '#server/import/media-library.ts';
import type { ArticleSource, TextSource } from '#server/import/read/content-records.ts';
import { type Build, checksumOf } from '#server/import/rows/row-build.ts';

/** An article's headings start one level below its title. */
const TOP_HEADING = 2;
/** Reading speed of technical texts, words a minute. */
const WORDS_PER_MINUTE = 200;

/** Builds the rows of the articles. The checks guarantee that every article has all languages. */
export function buildArticleRows(build: Build) {
  const articles: RowOf<'article'>[] = [];
  const texts: RowOf<'article_text'>[] = [];
  for (const article of build.content.articles) {
    articles.push(toRow(article, build));
    for (const locale of localeCodes) texts.push(toText(article, locale, build));
  }
  return { articles, texts };
}

function toRow({ code, record, texts }: ArticleSource, build: Build): RowOf<'article'> {
  const id = build.idOf('post', 'article', code);
  const picture = build.media.get(`${sceneFolder}/${record.image.file}`);
  const { title } = record;
  const pictureId = build.register.use(picture, { title, alt: record.image.alt, parentId: id });
  const inText = localeCodes
    .flatMap((locale) => listMarkdownImages(texts[locale]?.text ?? ''))
    .map((file) => build.media.get(`${sceneFolder}/${file}`));
  for (const file of inText) build.register.use(file, { title, alt: null, parentId: id });
  const bodies = localeCodes.map((locale) => texts[locale]?.text);
  const checksum = checksumOf([record, bodies, picture?.hash, inText.map((file) => file?.hash)]);
  return {
    id,
    code,
    category_id: build.idOf('term', 'article-category', record.category),
    author_id: build.idOf('post', 'author', record.author),
    published: record.published,
    revised: record.updated ?? record.published,
    picture_id: pictureId,
    checksum,
    updated: build.updatedAt({ kind: 'article', id }, checksum),
  };
}

function toText(article: ArticleSource, locale: LocaleCode, build: Build): RowOf<'article_text'> {
  const { code, record } = article;
  const { text } = (article.texts as Localised<TextSource>)[locale];
  const { html, headings } = renderWithContents(text, build.linksOf(locale), TOP_HEADING);
  const words = plainText(html);
  const picture = build.media.get(`${sceneFolder}/${record.image.file}`);
  const shown = toPicture(picture, record.image.alt[locale], record.image.focus);
  const display: ArticleDisplay = {
    headings,
    productIds: record.products.map((product) => build.idOf('post', 'product', product)),
    articleIds: record.articles.map((other) => build.idOf('post', 'article', other)),
    termIds: listMarkdownTerms(text).map((term) => build.idOf('post', 'glossary-term', term)),
    applicationPageIds: record.applications.flatMap((code) => applicationPage(code, build)),
  };
  return {
    article_id: build.idOf('post', 'article', code),
    locale,
    slug: record.slug[locale],
    title: record.title[locale],
    summary: record.summary[locale],
    body_html: html,
    minutes: Math.max(1, Math.round(words.split(' ').length / WORDS_PER_MINUTE)),
    picture: shown && JSON.stringify(shown),
    display: JSON.stringify(display),
    search_text: foldText(`${record.title[locale]} ${record.summary[locale]} ${words}`),
  };
}

function applicationPage(code: string, { content, idOf }: Build): number | [] {
  const application = content.applications?.record.find((one) => one.code === code);
  return application?.page === undefined ? [] : idOf('post', 'page', application.page);
}

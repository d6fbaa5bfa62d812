import { type ComponentType, lazy } from 'react';
import { CategoryTiles } from '#app/catalogue/category-tiles.tsx';
import { ProductGrid } from '#app/catalogue/product-grid.tsx';
import { Testimonials } from '#app/content/testimonials.tsx';
import { ToolList } from '#app/content/tool-list.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { useT } from '#app/i18n/use-t.ts';
import { hasShortcuts } from '#app/page-shortcuts.ts';
import type { BlockContent } from '#app/screens/page/load-blocks.ts';
import blockStyles from '#app/screens/page/page-blocks.css?url';
import { loadChunk } from '#app/ui/browser/loads.ts';
import { DeferredPart } from '#app/ui/deferred-part.tsx';
import { Photo } from '#app/ui/photo.tsx';
import { Prose } from '#app/ui/prose.tsx';
import { ScrollRegion } from '#app/ui/scroll-region.tsx';
import searchStyles from '#app/ui/search-form.css?url';
import { SearchForm } from '#app/ui/search-form.tsx';
import { SectionHeading } from '#app/ui/section-heading.tsx';
import { TileGrid } from '#app/ui/tile-grid.tsx';
import type { PageBlock } from '#core/content/block-view.ts';
import { FILE_SETS_ID } from '#core/documents/file-sets-id.ts';
import type { FormPost } from '#core/forms/form-post.ts';
import { pathToCodes } from '#core/i18n/code-paths.ts';
import { pathToPage } from '#core/i18n/paths.ts';
import { type Film, pictureUrl, widthsFor } from '#core/media.ts';
import { formatFileSize } from '#core/units.ts';

type Props = {
  blocks: PageBlock[];
  content: BlockContent;
  /** Result of one of the forms, posted without scripts. */
  post?: FormPost | null;
  /** Chapters are spaced as on the home page. */
  isHome?: boolean;
};

const WIDE = '(min-width: 1498px) 1386px, 92vw';
const HALF = '(min-width: 1024px) 46vw, 92vw';
const POSTER_WIDTH = 1200;

/** Few pages have forms and lists of files, so their code loads only there. */
const FormBlock = await loadPart(async () => {
  return (await loadChunk(() => import('#app/screens/page/form-block.tsx'))).FormBlock;
});
const FileSets = await loadPart(async () => {
  return (await loadChunk(() => import('#app/screens/page/file-sets.tsx'))).FileSets;
});
const LatestFiles = await loadPart(async () => {
  return (await loadChunk(() => import('#app/screens/page/latest-files.tsx'))).LatestFiles;
});

/** Loads the code of a part at once on the server, in the browser once the part is shown. */
async function loadPart<PartProps>(load: () => Promise<ComponentType<PartProps>>) {
  if (import.meta.env.SSR || !hasShortcuts) return load();
  return lazy(async () => ({ default: await load() }));
}

/** Renders the parts of a page that Markdown cannot express, in order. */
export function PageBlocks({ blocks, content, post = null, isHome = false }: Props) {
  if (blocks.length === 0) return null;
  return (
    <div className={isHome ? undefined : 'page-blocks'}>
      <link rel="stylesheet" href={blockStyles} precedence="parts" />
      {blocks.map((block, index) => (
        <Block key={index} block={block} content={content} post={post} />
      ))}
    </div>
  );
}

type BlockProps = { block: PageBlock; content: BlockContent; post: FormPost | null };

// Over 60 lines: a list, one case for each type of block.
function Block({ block, content, post }: BlockProps) {
  switch (block.type) {
    case 'text':
      return <Prose html={block.html} />;
    case 'picture':
      return (
        <figure>
          <Photo picture={block.picture} sizes={WIDE} />
          {block.caption && <figcaption>{block.caption}</figcaption>}
        </figure>
      );
    case 'gallery':
      return (
        <section>
          {block.title && <SectionHeading title={block.title} />}
          <ul className="page-gallery">
            {block.pictures.map((picture) => (
              <li key={picture.hash}>
                <Photo picture={picture} sizes={HALF} />
              </li>
            ))}
          </ul>
        </section>
      );
    case 'video':
      return <Video film={block.film} />;
    case 'call-to-action':
      return (
        <section className="page-action">
          <h2>{block.title}</h2>
          <p>{block.text}</p>
          <a href={block.link.href}>{block.link.title}</a>
        </section>
      );
    case 'code-search':
      return <CodeSearch block={block} />;
    case 'file-sets':
      return (
        <DeferredPart id={FILE_SETS_ID}>
          <FileSets block={block} sets={content.sets} />
        </DeferredPart>
      );
    case 'latest-files':
      return (
        <DeferredPart id="part-latest-files">
          <LatestFiles block={block} changed={content.changed} />
        </DeferredPart>
      );
    case 'products':
      return (
        <section>
          {block.title && <SectionHeading title={block.title} />}
          <ProductGrid
            products={content.products.filter(({ id }) => block.productIds.includes(id))}
          />
        </section>
      );
    case 'table':
      return <Table block={block} />;
    case 'downloads':
      return <Files block={block} />;
    case 'form': {
      const loaded = content.forms[block.form];
      return loaded ? (
        <DeferredPart id={`part-${block.form}`}>
          <FormBlock loaded={loaded} post={post} />
        </DeferredPart>
      ) : null;
    }
    default:
      return <Chapter block={block} content={content} />;
  }
}

function CodeSearch({ block }: { block: Extract<PageBlock, { type: 'code-search' }> }) {
  const t = useT();
  return (
    <section className="page-code-search">
      <link rel="stylesheet" href={searchStyles} precedence="parts" />
      <SectionHeading title={block.title} />
      <p>{block.text}</p>
      <SearchForm
        action={pathToCodes(t.locale)}
        label={t('search.code')}
        submit={block.submit}
        value=""
      />
    </section>
  );
}

function Video({ film }: { film: Film }) {
  const { poster } = film;
  const width = widthsFor(poster?.width ?? 0).findLast((wide) => wide <= POSTER_WIDTH);
  return (
    <video
      controls
      muted
      playsInline
      preload="none"
      src={film.url}
      aria-label={film.title}
      poster={poster && width ? pictureUrl(poster.hash, width, 'webp') : undefined}
    />
  );
}

function Table({ block }: { block: Extract<PageBlock, { type: 'table' }> }) {
  return (
    <ScrollRegion className="page-table" label={block.title}>
      <table>
        <caption>{block.title}</caption>
        <thead>
          <tr>
            {block.head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map((row) => (
            <tr key={row.join()}>
              {row.map((cell, index) => (
                <td key={block.head[index]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function Files({ block }: { block: Extract<PageBlock, { type: 'downloads' }> }) {
  const locale = useLocale();
  return (
    <section>
      {block.title && <SectionHeading title={block.title} />}
      <ul className="page-files">
        {block.files.map(({ url, title, sizeBytes }) => (
          <li key={url}>
            <a href={url} download>
              {title}
            </a>{' '}
            {formatFileSize(locale, sizeBytes)}
          </li>
        ))}
      </ul>
    </section>
  );
}

type ChapterBlock = Extract<
  PageBlock,
  { type: 'testimonials' | 'categories' | 'latest-products' | 'pages' | 'tools' }
>;

/** A heading, with a link to all items if there is one, above items of the catalogue or other pages. */
function Chapter({ block, content }: { block: ChapterBlock; content: BlockContent }) {
  const link = 'link' in block ? block.link : null;
  return (
    <section>
      {block.title && (
        <SectionHeading title={block.title} href={link?.href} linkText={link?.title ?? ''} />
      )}
      <ChapterBody block={block} content={content} />
    </section>
  );
}

function ChapterBody({ block, content }: { block: ChapterBlock; content: BlockContent }) {
  const locale = useLocale();
  switch (block.type) {
    case 'testimonials':
      return (
        <Testimonials
          testimonials={content.testimonials.filter(({ code }) => {
            return block.testimonials.includes(code);
          })}
        />
      );
    case 'categories':
      return <CategoryTiles categories={content.categories} />;
    case 'latest-products':
      return <ProductGrid products={content.latest.slice(0, block.count)} />;
    case 'tools':
      return <ToolList tools={content.tools} order={block.tools} />;
    case 'pages': {
      const pages = content.pages[block.kind].slice(0, block.count ?? undefined);
      const tiles = pages.map(({ path, title, summary, picture }) => {
        return { href: pathToPage(locale, path), title, text: summary, picture };
      });
      return <TileGrid tiles={tiles} isLarge={block.kind === 'case-study'} isRow />;
    }
  }
}

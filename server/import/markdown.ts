import { LRUCache } from 'lru-cache';
import { Marked, Renderer, type Token, type Tokens } from 'marked';
import { foldText } from '#core/fold-text.ts';
import { joinGroups } from '#server/import/join-groups.ts';

/** Resolves links and pictures of a text to attributes, or to null when the target is invalid. */
export type MarkdownLinks = {
  /** Address of a link, or null. */
  href(href: string): string | null;
  /** Attributes of a picture, or null. */
  image(file: string): { src: string; srcset: string; width: number; height: number } | null;
  /** A drawing of the site by its name, or null. */
  drawing(name: string, alt: string): { svg: string; control: string } | null;
};

export type MarkdownFault = { line: number; value: string; kind: TargetKind };

type TargetKind = 'link' | 'picture' | 'drawing';

/**
 * Renders Markdown to HTML. HTML in the text is escaped; the text's highest heading becomes `topLevel`, the others
 * follow.
 */
export function renderMarkdown(text: string, links: MarkdownLinks, topLevel: number): string {
  return render(text, links, { topLevel, anchorOf: () => '' });
}

/** Same as `renderMarkdown`, with an anchor for each heading, and those of the highest level as a table of contents. */
export function renderWithContents(text: string, links: MarkdownLinks, topLevel: number) {
  const headings: { id: string; text: string }[] = [];
  const taken = new Set<string>();
  const anchorOf = (html: string, level: number) => {
    const title = plainText(html);
    const id = freeAnchor(foldText(title), taken);
    if (level === topLevel) headings.push({ id, text: title });
    return ` id="${id}"`;
  };
  return { html: render(text, links, { topLevel, anchorOf }), headings };
}

function freeAnchor(text: string, taken: Set<string>): string {
  const words = text.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '');
  // Anchors begin with a letter.
  const stem = /^[a-z]/.test(words) ? words : `part-${words}`.replace(/-$/, '');
  let anchor = stem;
  for (let number = 2; taken.has(anchor); number++) anchor = `${stem}-${number}`;
  taken.add(anchor);
  return anchor;
}

type Rendering = {
  topLevel: number;
  /** The `id` attribute of a heading, with a space before it, or ''. */
  anchorOf: (html: string, level: number) => string;
};

function render(text: string, links: MarkdownLinks, { topLevel, anchorOf }: Rendering): string {
  const parser = new Marked({ gfm: true });
  const tokens = parser.lexer(text);
  const depths = tokens.flatMap((token) => (token.type === 'heading' ? token.depth : []));
  const shift = topLevel - Math.min(6, ...depths);
  parser.use({
    renderer: {
      html: ({ text: html, block }) =>
        block ? `<p>${escapeHtml(html.trim())}</p>\n` : escapeHtml(html),
      heading({ tokens: inner, depth }) {
        const level = Math.min(6, depth + shift);
        const html = this.parser.parseInline(inner);
        return `<h${level}${anchorOf(html, level)}>${html}</h${level}>\n`;
      },
      // A wide table scrolls in itself on a phone; a scrollable region needs focus and a name.
      table(token) {
        const headings = token.header.map(({ tokens: inner }) => this.parser.parseInline(inner));
        const name = escapeHtml(plainText(headings.join(', ')));
        const table = labelCells(Renderer.prototype.table.call(this, token), headings);
        return `<div role="region" tabindex="0" aria-label="${name}">\n${table}</div>\n`;
      },
      link({ href, title, tokens: inner }) {
        const label = this.parser.parseInline(inner);
        const address = links.href(href);
        if (address === null) return label;
        const rel = address.startsWith('https://') ? ' rel="noopener"' : '';
        const hint = title ? ` title="${escapeHtml(title)}"` : '';
        const term = href.startsWith('term:') ? ` data-term="${address.split('#')[1] ?? ''}"` : '';
        return `<a href="${escapeHtml(address)}"${hint}${rel}${term}>${label}</a>`;
      },
      // A drawing by itself has its caption below it.
      paragraph(token) {
        const [only, ...others] = token.tokens;
        const isDrawing = only?.type === 'image' && nameOfDrawing(only.href) !== null;
        if (!isDrawing || others.length > 0) return Renderer.prototype.paragraph.call(this, token);
        return renderDrawing(only as Tokens.Image, links);
      },
      image({ href, text: alt }) {
        const name = nameOfDrawing(href);
        if (name !== null) return links.drawing(name, alt)?.svg ?? '';
        const picture = links.image(href);
        if (!picture) return '';
        const { src, srcset, width, height } = picture;
        const size = `width="${width}" height="${height}"`;
        return `<img src="${src}" srcset="${srcset}" sizes="(min-width: 800px) 800px, 100vw" ${size} alt="${escapeHtml(alt)}" loading="lazy" decoding="async">`;
      },
    },
  });
  return joinGroups(parser.parser(tokens));
}

const DRAWING = 'drawing:';

/** The name in `drawing:batwing`; null for other targets. */
function nameOfDrawing(href: string): string | null {
  return href.startsWith(DRAWING) ? href.slice(DRAWING.length) : null;
}

function renderDrawing({ href, text: alt, title }: Tokens.Image, links: MarkdownLinks): string {
  const drawing = links.drawing(nameOfDrawing(href) ?? '', alt);
  if (!drawing) return '';
  const caption = title ? `<figcaption>${escapeHtml(title)}</figcaption>` : '';
  return `<figure class="drawing">${drawing.svg}${drawing.control}${caption}</figure>\n`;
}

/** Tables from this many columns on do not fit on a phone, which shows their rows as cards. */
const CARD_COLUMNS = 4;

/** Names the cells of a wide table by their headings, for cards. */
function labelCells(table: string, headings: string[]): string {
  if (headings.length < CARD_COLUMNS) return table;
  const labels = headings.map((html) => escapeHtml(plainText(html)));
  let cell = 0;
  return table.replaceAll('<td', () => `<td data-label="${labels[cell++ % labels.length]}"`);
}

type Target = { kind: TargetKind; href: string; line: number };

/** Texts are checked more often than they change, and most of them in several ways. */
const targets = new LRUCache<string, Target[]>({
  maxSize: 16e6,
  sizeCalculation: (found, text) => 100 + 2 * text.length + 100 * found.length,
});

/** Lists the targets of all links and pictures, with the line of the text (from 1). */
function listTargets(text: string): Target[] {
  const known = targets.get(text);
  if (known) return known;
  const found = findTargets(text);
  targets.set(text, found);
  return found;
}

function findTargets(text: string): Target[] {
  const parser = new Marked({ gfm: true });
  const found: Target[] = [];
  let line = 1;
  for (const token of parser.lexer(text)) {
    const at = line;
    parser.walkTokens([token], (inner: Token) => {
      if (inner.type !== 'link' && inner.type !== 'image') return;
      const { raw, href } = inner as Tokens.Link | Tokens.Image;
      const before = token.raw.slice(0, Math.max(0, token.raw.indexOf(raw)));
      const offset = before.split('\n').length - 1;
      const isDrawing = nameOfDrawing(href) !== null;
      const imageKind = isDrawing ? 'drawing' : 'picture';
      const kind = inner.type === 'image' ? imageKind : 'link';
      found.push({ kind, href, line: at + offset });
    });
    line += token.raw.split('\n').length - 1;
  }
  return found;
}

/** Finds links and pictures with an invalid target, with the line of the text (from 1). */
export function findMarkdownFaults(text: string, links: MarkdownLinks): MarkdownFault[] {
  const find = {
    link: (href: string) => links.href(href),
    picture: (href: string) => links.image(href),
    drawing: (href: string) => links.drawing(nameOfDrawing(href) ?? '', ''),
  };
  return listTargets(text).flatMap(({ kind, href, line }) => {
    return find[kind](href) === null ? { line, value: href, kind } : [];
  });
}

/** Returns the file names of all pictures in a text. */
export function listMarkdownImages(text: string): string[] {
  return listTargets(text).flatMap(({ kind, href }) => (kind === 'picture' ? href : []));
}

/** Returns the codes of the glossary terms that a text links to, each once. */
export function listMarkdownTerms(text: string): string[] {
  const codes = new Set<string>();
  for (const { kind, href } of listTargets(text)) {
    const [scheme, code] = href.split(':');
    if (kind === 'link' && scheme === 'term' && code) codes.add(code);
  }
  return [...codes];
}

/** Returns the words of rendered HTML, for searching. */
export function plainText(html: string): string {
  return html
    .replace(/<\/?(?:a|em|strong|code|del|span)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
}

function escapeHtml(text: string): string {
  return text
    .replace(/&(?!(?:#\d+|#x[\da-f]+|[a-z]+);)/gi, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;');
}

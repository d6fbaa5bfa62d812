import { Marked, type Token, type Tokens } from 'marked';

/** How links and pictures of a text are resolved: to attributes, or to null where they lead nowhere. */
export type MarkdownLinks = {
  /** Address of a link, or null. */
  href(href: string): string | null;
  /** Attributes of a picture, or null. */
  image(file: string): { src: string; srcset: string; width: number; height: number } | null;
};

export type MarkdownFault = { line: number; value: string; isImage: boolean };

/**
 * Renders Markdown to HTML. HTML in the text is shown, not used; the text's highest heading becomes `topLevel`, the
 * others follow.
 */
export function renderMarkdown(text: string, links: MarkdownLinks, topLevel: number): string {
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
        return `<h${level}>${this.parser.parseInline(inner)}</h${level}>\n`;
      },
      link({ href, title, tokens: inner }) {
        const label = this.parser.parseInline(inner);
        const address = links.href(href);
        if (address === null) return label;
        const rel = address.startsWith('https://') ? ' rel="noopener"' : '';
        const hint = title ? ` title="${escapeHtml(title)}"` : '';
        return `<a href="${escapeHtml(address)}"${hint}${rel}>${label}</a>`;
      },
      image({ href, text: alt }) {
        const picture = links.image(href);
        if (!picture) return '';
        const { src, srcset, width, height } = picture;
        const size = `width="${width}" height="${height}"`;
        return `<img src="${src}" srcset="${srcset}" sizes="(min-width: 800px) 800px, 100vw" ${size} alt="${escapeHtml(alt)}" loading="lazy" decoding="async">`;
      },
    },
  });
  return parser.parser(tokens);
}

/** Links and pictures of a text that lead nowhere, with the line of the text (from 1) that holds them. */
export function findMarkdownFaults(text: string, links: MarkdownLinks): MarkdownFault[] {
  const parser = new Marked({ gfm: true });
  const faults: MarkdownFault[] = [];
  let line = 1;
  for (const token of parser.lexer(text)) {
    const at = line;
    parser.walkTokens([token], (inner: Token) => {
      const isLost =
        (inner.type === 'link' && links.href((inner as Tokens.Link).href) === null) ||
        (inner.type === 'image' && links.image((inner as Tokens.Image).href) === null);
      if (!isLost) return;
      const { raw, href } = inner as Tokens.Link;
      const before = token.raw.slice(0, Math.max(0, token.raw.indexOf(raw)));
      const offset = before.split('\n').length - 1;
      faults.push({ line: at + offset, value: href, isImage: inner.type === 'image' });
    });
    line += token.raw.split('\n').length - 1;
  }
  return faults;
}

/** File names of all pictures in a text. */
export function listMarkdownImages(text: string): string[] {
  const parser = new Marked({ gfm: true });
  const files: string[] = [];
  parser.walkTokens(parser.lexer(text), (token: Token) => {
    if (token.type === 'image') files.push((token as Tokens.Image).href);
  });
  return files;
}

/** The words of rendered HTML, for searching. */
export function plainText(html: string): string {
  return html
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

import TurndownService from 'turndown';

/** What becomes of links and pictures; a text says why one is not carried. */
export type Places = {
  link(href: string): { href: string } | { why: string };
  picture(address: string, alt: string): { file: string } | { why: string };
  lose(what: string, why: string): void;
};

const MOST_LETTERS = 1_000_000;
const DEEPEST = 300;

/** What runs, loads or sends something. */
const ACTIVE: Readonly<Record<string, string>> = {
  ...{
    SCRIPT: 'scripts',
    STYLE: 'styles',
    LINK: 'styles',
    NOSCRIPT: 'scripts',
    TEMPLATE: 'scripts',
  },
  ...{ FORM: 'forms', INPUT: 'forms', SELECT: 'forms', TEXTAREA: 'forms', BUTTON: 'forms' },
  ...{ IFRAME: 'embedded pages', OBJECT: 'embedded pages', EMBED: 'embedded pages' },
  ...{ VIDEO: 'films and sounds', AUDIO: 'films and sounds' },
  ...{ SVG: 'drawings inside texts', CANVAS: 'drawings inside texts', MATH: 'formulas' },
};

const tagOf = (node: Node): string => node.nodeName.toUpperCase();

/** False for HTML so long, or nested so deeply, that it would take for ever. */
export const isReadable = (html: string): boolean =>
  html.length <= MOST_LETTERS && depthOf(html) <= DEEPEST;

/** Markdown of readable HTML of a page. Nothing of its markup is carried that Markdown of the content does not have. */
export function toPageMarkdown(html: string, places: Places): string {
  const service = new TurndownService({
    ...{ headingStyle: 'atx', codeBlockStyle: 'fenced', bulletListMarker: '-' },
    ...{ emDelimiter: '*', hr: '---' },
  });
  const escapeMarkdown = service.escape.bind(service);
  service.escape = (text) => escapeOwn(escapeMarkdown(text));
  addTables(service);
  service.addRule('link', {
    filter: (node) => tagOf(node) === 'A' && node.hasAttribute('href'),
    replacement: (content, node) => linkOf(content, node as HTMLElement, places),
  });
  service.addRule('picture', {
    filter: 'img',
    replacement: (_, node) => pictureOf(node as HTMLElement, places),
  });
  service.addRule('active', {
    filter: (node) => tagOf(node) in ACTIVE,
    replacement: (_, node) => {
      if (!isWithinActive(node)) places.lose(ACTIVE[tagOf(node)] ?? '', 'Markdown has none');
      return '';
    },
  });
  return service.turndown(withoutShortcodes(html, places)).trim();
}

/** Text of HTML in one line, without shortcodes; '' for HTML that is not readable. */
export function toPlainText(html: string): string {
  if (!isReadable(html)) return '';
  const service = new TurndownService();
  service.escape = (text) => text;
  service.addRule('plain', {
    filter: (node) => node.nodeType === node.ELEMENT_NODE,
    replacement: (content, node) =>
      tagOf(node) in ACTIVE
        ? ''
        : (node as { isBlock?: boolean }).isBlock || tagOf(node) === 'BR'
          ? ` ${content} `
          : content,
  });
  const text = service.turndown(withoutShortcodes(html, { lose: () => {} }));
  return text.replace(/\s+/g, ' ').trim();
}

const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;

/** How deep elements may be nested, if none that is open ends by itself. */
function depthOf(html: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [, close, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)/gi)) {
    if (VOID.test(name)) continue;
    depth = Math.max(0, depth + (close ? -1 : 1));
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

/** Tags in brackets that a plugin would have replaced: those with values, and those that are closed again. */
function withoutShortcodes(html: string, { lose }: Pick<Places, 'lose'>): string {
  const closed = new Set([...html.matchAll(/\[\/([a-z][\w-]*)\]/gi)].map(([, name]) => name));
  return html.replace(/\[\/?([a-z][\w-]*)([^[\]<>]*)\]/gi, (tag, name: string, rest: string) => {
    const isShortcode = closed.has(name) || /^\s+[\w-]+=/.test(rest);
    if (isShortcode) lose('shortcodes', 'their plugin is not here');
    return isShortcode ? '' : tag;
  });
}

/** Texts that our Markdown would read as HTML, as an address or as a placeholder. */
function escapeOwn(text: string): string {
  return text
    .replace(/<(?=[a-z/!?])/gi, '\\<')
    .replace(/\b(https?|ftp):\/\//gi, '$1:\\/\\/')
    .replace(/\bwww\./gi, (www) => `${www.slice(0, 3)}\\.`)
    .replace(/\{(?=[a-z][a-z-]*\})/g, '&#123;');
}

function isWithinActive(node: Node): boolean {
  for (let at = node.parentNode; at; at = at.parentNode) if (tagOf(at) in ACTIVE) return true;
  return false;
}

function linkOf(content: string, node: HTMLElement, { link, lose }: Places): string {
  const label = content.trim();
  if (label === '' || isWithinActive(node)) return content;
  const target = link(node.getAttribute('href') ?? '');
  if ('href' in target) {
    const [before = '', after = ''] = [/^\s*/.exec(content)?.[0], /\s*$/.exec(content)?.[0]];
    return `${before}[${label.replace(/\s*\n\s*/g, ' ')}](${target.href})${after}`;
  }
  lose('links', target.why);
  return content;
}

function pictureOf(node: HTMLElement, { picture, lose }: Places): string {
  if (isWithinActive(node)) return '';
  const alt = (node.getAttribute('alt') ?? '').replace(/\s+/g, ' ').trim();
  const result = picture(largestOf(node), alt);
  if ('file' in result) return `![${alt.replace(/[\\[\]]/g, '\\$&')}](${result.file})`;
  lose('pictures', result.why);
  return '';
}

/** The widest of `srcset`, as `https://example.com/a-1024x576.png 1024w`; else `src`. */
function largestOf(node: HTMLElement): string {
  const widths = [...(node.getAttribute('srcset') ?? '').matchAll(/(\S+)\s+(\d+)w(?:,|\s*$)/g)];
  const [widest] = widths.sort((a, b) => Number(b[2]) - Number(a[2]));
  return widest?.[1] ?? node.getAttribute('src') ?? '';
}

/** Tables of GitHub's Markdown: the first row is the head, cells are one line. */
function addTables(service: TurndownService): void {
  const shapes = new WeakMap<Element, { first: Element | undefined; most: number }>();
  const shapeOf = (table: Element) => {
    const known = shapes.get(table);
    if (known) return known;
    const rows = Array.from(table.querySelectorAll('tr'));
    const most = rows.reduce((width, row) => Math.max(width, cellsOf(row)), 1);
    shapes.set(table, { first: rows[0], most });
    return { first: rows[0], most };
  };
  service.addRule('cell', {
    filter: ['td', 'th'],
    replacement: (content) =>
      `| ${content
        .trim()
        .replace(/\s*\n\s*/g, ' ')
        .replaceAll('|', '\\|')} `,
  });
  service.addRule('row', {
    filter: 'tr',
    replacement: (content, node) => {
      const row = node as HTMLElement;
      const { first, most } = shapeOf(row.closest('table') ?? row);
      const line = `\n${content}${'|  '.repeat(Math.max(0, most - cellsOf(row)))}|`;
      return first === row ? `${line}\n${'| --- '.repeat(most)}|` : line;
    },
  });
  service.addRule('caption', {
    filter: 'caption',
    replacement: (text) => `\n\n${text.trim()}\n\n`,
  });
  service.addRule('rows', { filter: ['thead', 'tbody', 'tfoot'], replacement: (rows) => rows });
  service.addRule('table', { filter: 'table', replacement: (rows) => `\n\n${rows.trim()}\n\n` });
}

const cellsOf = (row: Element): number => row.querySelectorAll('td, th').length;

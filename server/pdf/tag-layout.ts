import type PDFKit from 'pdfkit';

/** An element of the document structure: a standard structure type, with alternative text. */
export type StructureTag = { type: string; alt?: string; scope?: 'Row' | 'Column' };

/** The properties of a React-PDF layout node that tagging uses. */
export type LayoutNode = {
  type: string;
  box?: { top: number; left: number; width: number; height: number };
  props?: { tag?: StructureTag | null; fixed?: boolean; paint?: () => null } | undefined;
  children?: LayoutNode[];
};

type Structure = ReturnType<PDFKit.PDFDocument['struct']>;

const LEAVES = new Set(['TEXT', 'IMAGE', 'SVG', 'CANVAS']);

/**
 * Tags a laid-out document. React-PDF draws without structure, so canvas elements before and after each text and
 * picture open and close its tag. Untagged elements are artifacts, including those that repeat on every page. An
 * element split between pages is one element of the structure. Pictures have their tag on an enclosing element, because
 * React-PDF replaces SVG pictures together with their tags.
 */
export function tagLayout(pages: LayoutNode[], document: PDFKit.PDFDocument): void {
  const root = document.struct('Document');
  document.addStructure(root);
  const structures = new Map<StructureTag, Structure>();
  const fixed = new Set<StructureTag>();

  /** Returns the structure element of the innermost tag; enclosing ones are created on first use. */
  function structureOf(tags: StructureTag[]): Structure {
    const tag = tags.at(-1);
    if (!tag) return root;
    const existing = structures.get(tag);
    if (existing) return existing;
    const { type, ...options } = tag;
    const structure = document.struct(type, options);
    structureOf(tags.slice(0, -1)).add(structure);
    structures.set(tag, structure);
    return structure;
  }

  /** A fixed element is read once if it has a tag, such as the head of a table, else never. */
  function isRepeated({ props }: LayoutNode): boolean {
    if (!props?.fixed) return false;
    if (!props.tag || fixed.has(props.tag)) return true;
    fixed.add(props.tag);
    return false;
  }

  function mark(node: LayoutNode, ancestors: StructureTag[]): LayoutNode[] {
    const tag = node.props?.tag ?? (node.type === 'TEXT' ? { type: 'P' } : null);
    if (node.props?.tag === null || isRepeated(node)) return [node];
    const tags = tag ? [...ancestors, tag] : ancestors;
    if (!LEAVES.has(node.type) && tag?.type !== 'Figure') return [walk(node, tags)];
    if (!tag) return [node];
    const open = () => {
      document.endMarkedContent();
      structureOf(tags).add(document.markStructureContent(tag.type));
    };
    const close = () => {
      document.endMarkedContent();
      document.markContent('Artifact', { type: 'Layout' });
    };
    return [hook(open), node, hook(close)];
  }

  function walk(node: LayoutNode, ancestors: StructureTag[]): LayoutNode {
    node.children = (node.children ?? []).flatMap((child) => mark(child, ancestors));
    return node;
  }

  for (const page of pages) {
    walk(page, []);
    const begin = () => void document.markContent('Artifact', { type: 'Layout' });
    const end = () => void document.endMarkedContent();
    page.children = [hook(begin), ...(page.children ?? []), hook(end)];
  }
}

/** Returns an element that draws nothing and calls `action` when it is drawn. */
function hook(action: () => void): LayoutNode {
  const paint = () => {
    action();
    return null;
  };
  return { type: 'CANVAS', box: { top: 0, left: 0, width: 1, height: 1 }, props: { paint } };
}

import type PDFKit from 'pdfkit';

/** A place in the structure of a document: a standard structure type, with the words for what is no text. */
export type StructureTag = { type: string; alt?: string; scope?: 'Row' | 'Column' };

/** What React-PDF's layout knows of an element, as far as tagging needs it. */
export type LayoutNode = {
  type: string;
  box?: { top: number; left: number; width: number; height: number };
  props?: { tag?: StructureTag | null; fixed?: boolean; paint?: () => null } | undefined;
  children?: LayoutNode[];
};

type Structure = ReturnType<PDFKit.PDFDocument['struct']>;

const LEAVES = new Set(['TEXT', 'IMAGE', 'SVG', 'CANVAS']);

/**
 * Makes a laid-out document a tagged one: React-PDF draws without structure, so each text and picture gets a mark before
 * and after it, as elements of its own kind for custom drawing. What has no tag is an artifact, and so are the parts
 * that repeat on every page without one. An element that is split between pages stays one in the structure. Pictures get their tag
 * from an element around them, because React-PDF replaces those that are SVG and their tag with them.
 */
export function tagLayout(pages: LayoutNode[], document: PDFKit.PDFDocument): void {
  const root = document.struct('Document');
  document.addStructure(root);
  const structures = new Map<StructureTag, Structure>();
  const fixed = new Set<StructureTag>();

  /** The element of the innermost tag; those around it are made when the first thing in them is drawn. */
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

  /** What stands on every page is read once if it has a tag, the head of a table for one, else never. */
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

/** An element that draws nothing and is told when its turn comes. */
function hook(action: () => void): LayoutNode {
  const paint = () => {
    action();
    return null;
  };
  return { type: 'CANVAS', box: { top: 0, left: 0, width: 1, height: 1 }, props: { paint } };
}

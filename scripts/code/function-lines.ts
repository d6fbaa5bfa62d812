import ts from 'typescript';

/** A function may have more lines only with a reason above it: `// Over 60 lines: <reason>`. */
export const LONG_FUNCTION = 60;
const REASON = /(?:Over 60 lines|noExcessiveLinesPerFunction): \S/;

export type FoundFunction = {
  line: number;
  /** All of its lines: the linter's rule counts neither markup nor comments. */
  lines: number;
  parameters: number;
  hasReason: boolean;
};

/** The functions of a source, with those within them. */
export function listFunctions(source: ts.SourceFile): FoundFunction[] {
  const texts = source.text.split('\n');
  const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line;
  const found: FoundFunction[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      const first = lineOf(node.getStart());
      const lines = lineOf(node.end) - first + 1;
      const hasReason = REASON.test(commentAbove(texts, first));
      found.push({ line: first + 1, lines, parameters: node.parameters.length, hasReason });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function commentAbove(texts: readonly string[], line: number): string {
  const above = texts.slice(0, line);
  const code = above.findLastIndex((text) => !/^\s*(?:\/\/|\/?\*)/.test(text));
  return above.slice(code + 1).join('\n');
}

import ts from 'typescript';

/** The templates of what the text of a module reports as a `problem`, `'{0}' is not a known {1}`. */
export function problemsOf(text: string): string[] {
  const found: string[] = [];
  const collect = (node: ts.Node): void => {
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'say') {
      found.push(templateOf(node.template));
      // What it is composed of is no problem of its own.
    } else ts.forEachChild(node, collect);
  };
  const visit = (node: ts.Node): void => {
    const isProblem =
      (ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node)) &&
      node.name.getText() === 'problem';
    if (isProblem && node.initializer) collect(node.initializer);
    // A problem and what to do are the last two arguments of what reports them.
    if (ts.isCallExpression(node) && /^(?:complain|tell)$/.test(node.expression.getText())) {
      const problem = node.arguments.at(-2);
      if (problem && ts.isTaggedTemplateExpression(problem)) collect(problem);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('module.ts', text, ts.ScriptTarget.Latest, true));
  return found;
}

function templateOf(template: ts.TemplateLiteral): string {
  if (ts.isNoSubstitutionTemplateLiteral(template)) return template.text;
  const parts = template.templateSpans.map(({ literal }, index) => `{${index}}${literal.text}`);
  return template.head.text + parts.join('');
}

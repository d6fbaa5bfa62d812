import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const FOLDERS = ['core', 'server'];

/** The templates of all texts that the sources say, `'{0}' is not a known {1}`, with the file of the first use. */
export function listTemplates(root) {
  const found = new Map();
  for (const file of FOLDERS.flatMap((folder) => listSources(join(root, folder)))) {
    const text = readFileSync(file, 'utf8');
    if (!/\bsay(`|able\()/.test(text)) continue;
    for (const template of templatesIn(text)) if (!found.has(template)) found.set(template, file);
  }
  return found;
}

function listSources(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.(?:test|fixtures))\.ts$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

function templatesIn(text) {
  const found = [];
  const visit = (node) => {
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'say') {
      found.push(templateOf(node.template));
    }
    if (ts.isCallExpression(node) && node.expression.getText() === 'sayable') {
      const [text] = node.arguments;
      if (text && ts.isStringLiteral(text)) found.push(text.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('source.ts', text, ts.ScriptTarget.Latest, true));
  return found;
}

function templateOf(template) {
  if (ts.isNoSubstitutionTemplateLiteral(template)) return template.text;
  const parts = template.templateSpans.map(({ literal }, index) => `{${index}}${literal.text}`);
  return template.head.text + parts.join('');
}

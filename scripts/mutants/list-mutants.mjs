import ts from 'typescript';
import { seedRandom } from '#core/seeded-random.fixtures.ts';

/** @typedef {{ file: string; line: number; start: number; end: number; from: string; to: string }} Mutant */

const OPERATORS = {
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
  '??': '&&',
  '+=': '-=',
  '-=': '+=',
  '*=': '/=',
};
const METHODS = {
  min: 'max',
  max: 'min',
  ceil: 'floor',
  floor: 'ceil',
  round: 'floor',
  sin: 'cos',
  cos: 'sin',
  some: 'every',
  every: 'some',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
};

/**
 * Lists the small faults that can be inserted into a module: another operator, number, condition or method, one at a
 * time. Types, imports and texts are not changed.
 *
 * @param {string} file Path of the module.
 * @param {string} text
 * @returns {Mutant[]} `start` and `end` are offsets in `text`.
 */
export function listMutants(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const mutants = [];
  const add = (node, to) => {
    const start = node.getStart(source);
    const line = source.getLineAndCharacterOfPosition(start).line + 1;
    mutants.push({ file, line, start, end: node.end, from: node.getText(source), to });
  };
  const visit = (node) => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || isTypeDeclaration(node)) return;
    mutate(node, add);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return mutants;
}

const isTypeDeclaration = (node) =>
  ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);

function mutate(node, add) {
  if (ts.isBinaryExpression(node)) {
    const to = OPERATORS[node.operatorToken.getText()];
    const isText = [node.left, node.right].some(ts.isStringLiteralLike);
    if (to && !isText) add(node.operatorToken, to);
  } else if (ts.isNumericLiteral(node)) {
    if (!isPropertyName(node)) add(node, String(Number(node.text) + 1));
  } else if (ts.isPrefixUnaryExpression(node)) {
    mutatePrefix(node, add);
  } else if (ts.isConditionalExpression(node)) {
    add(node.condition, 'true');
    add(node.condition, 'false');
  } else if (ts.isIfStatement(node)) {
    add(node.expression, 'true');
    add(node.expression, 'false');
  } else if (node.kind === ts.SyntaxKind.TrueKeyword) {
    add(node, 'false');
  } else if (node.kind === ts.SyntaxKind.FalseKeyword) {
    add(node, 'true');
  } else if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    mutateCall(node.expression, add);
  }
}

function mutatePrefix({ operator, operand }, add) {
  const { parent } = operand;
  if (operator === ts.SyntaxKind.ExclamationToken || operator === ts.SyntaxKind.MinusToken)
    add(parent, `(${operand.getText()})`);
}

function mutateCall({ name }, add) {
  const to = Object.hasOwn(METHODS, name.text) ? METHODS[name.text] : null;
  if (to) add(name, to);
}

const isPropertyName = ({ parent }) =>
  ts.isPropertyAssignment(parent) && ts.isNumericLiteral(parent.name);

/**
 * Draws a sample without replacement. The same seed draws the same sample.
 *
 * @template Item
 * @param {Item[]} items
 * @param {{ count: number; seed: number }} options
 * @returns {Item[]}
 */
export function drawSample(items, { count, seed }) {
  const left = [...items];
  const random = seedRandom(seed);
  return Array.from({ length: Math.min(count, left.length) }, () => {
    const [item] = left.splice(Math.floor(random() * left.length), 1);
    return item;
  });
}

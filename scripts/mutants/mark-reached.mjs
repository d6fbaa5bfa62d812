import ts from 'typescript';

/** @typedef {import('./list-mutants.mjs').Mutant} Mutant */

/**
 * Adds a statement to each function with a fault that notes that it was called.
 *
 * @param {string} file
 * @param {string} text
 * @param {Mutant[]} mutants Faults of the module.
 * @returns {string}
 */
export function markReached(file, text, mutants) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const marks = new Map(
    mutants.map((mutant) => {
      const owner = ownerOf(source, mutant);
      return [markOf(mutant, owner), owner];
    }),
  );
  return [...marks]
    .flatMap(([mark, owner]) =>
      editsOf(owner, `globalThis.reachedMarks?.add(${JSON.stringify(mark)})`),
    )
    .sort((one, other) => other.at - one.at)
    .reduce((code, { at, insert }) => code.slice(0, at) + insert + code.slice(at), text);
}

/** The mark of the function that has a fault. */
export function markOfMutant(text, mutant) {
  const source = ts.createSourceFile(mutant.file, text, ts.ScriptTarget.Latest, true);
  return markOf(mutant, ownerOf(source, mutant));
}

const markOf = ({ file }, owner) => `${file}#${ts.isSourceFile(owner) ? 0 : owner.pos}`;

/** The innermost function around a fault; the module if there is none. */
function ownerOf(source, { start, end }) {
  let owner = source;
  const visit = (node) => {
    if (node.pos > start || node.end < end) return;
    if (ts.isFunctionLike(node) && node.body) owner = node;
    ts.forEachChild(node, visit);
  };
  visit(source);
  return owner;
}

function editsOf(owner, mark) {
  if (ts.isSourceFile(owner)) return [{ at: owner.end, insert: `\n;${mark};` }];
  const { body } = owner;
  if (ts.isBlock(body)) return [{ at: body.getStart() + 1, insert: `${mark};` }];
  return [
    { at: body.getStart(), insert: `(${mark}, ` },
    { at: body.end, insert: ')' },
  ];
}

const CLASS = /\.([a-zA-Z][\w-]*)/g;
const MODULE = '.module.css';
/** Styles of every page; their class names are global. */
const GLOBAL = 'app/styles/';

const folderOf = (file) => file.slice(0, file.lastIndexOf('/'));

/**
 * Finds class names that no code uses, and names in linked sheets, which are global, that two folders define: CSS
 * modules avoid both, linked sheets need this check.
 *
 * @param {Map<string, import('postcss').Root>} sheets by file.
 * @param {string} code all text that may contain a class name.
 */
export function checkClassNames(sheets, code) {
  const words = new Set(code.match(/[a-zA-Z][\w-]*/g));
  const problems = [];
  const folders = new Map();
  for (const [file, sheet] of sheets) {
    for (const name of namesIn(sheet)) {
      if (!words.has(name)) problems.push(`${file}: no code names the class ${name}.`);
    }
    if (file.endsWith(MODULE) || file.startsWith(GLOBAL)) continue;
    for (const name of definedIn(sheet)) {
      folders.set(name, (folders.get(name) ?? new Set()).add(folderOf(file)));
    }
  }
  for (const [name, { size }] of folders) {
    if (size > 1)
      problems.push(`${name}: ${[...folders.get(name)].join(' and ')} define this class.`);
  }
  return problems;
}

function namesIn(sheet) {
  const names = new Set();
  sheet.walkRules(({ selector }) => {
    for (const [, name] of selector.matchAll(CLASS)) names.add(name);
  });
  return names;
}

/** Classes at the start of top-level selectors. */
function definedIn(sheet) {
  const names = new Set();
  sheet.walkRules((rule) => {
    if (rule.parent.type === 'rule') return;
    for (const selector of rule.selectors) {
      const [, name] = /^[\w-]*\.([a-zA-Z][\w-]*)/.exec(selector) ?? [];
      if (name) names.add(name);
    }
  });
  return names;
}

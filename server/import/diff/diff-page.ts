import type {
  ContentDiff,
  FieldChange,
  NamedProduct,
  ProductChange,
} from '#server/import/diff/content-diff.ts';
import { countsOf } from '#server/import/diff/describe-diff.ts';

const STYLE = `:root{color-scheme:light dark;font:15px/1.45 system-ui,sans-serif}
body{max-width:72rem;margin:2rem auto;padding:0 1rem}h1{font-size:1.5rem}h2{font-size:1.15rem;margin-top:2rem}
details{border-top:1px solid color-mix(in srgb,currentColor 20%,transparent);padding:.5rem 0}summary{cursor:pointer}
table{border-collapse:collapse;width:100%;margin:.5rem 0}th,td{text-align:left;vertical-align:top;padding:.25rem .75rem .25rem 0}
th{font-weight:600}tbody th{font-weight:400;white-space:nowrap}td{max-width:30rem;overflow-wrap:break-word}tbody tr{border-top:1px solid color-mix(in srgb,currentColor 12%,transparent)}
del{color:light-dark(#a4262c,#ff9a9a);text-decoration-thickness:1px}ins{color:light-dark(#0b6a2f,#7fe0a0);text-decoration:none;font-weight:600}
.scroll{overflow-x:auto}`;

/** A page of its own with all changes: no scripts, nothing from elsewhere. */
export function formatDiffPage(diff: ContentDiff, { title }: { title: string }): string {
  const { added, removed, changed } = diff.products;
  const counts = countsOf(diff);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeText(title)}</title><style>${STYLE}</style></head>
<body><h1>${escapeText(title)}</h1><p>${counts ? escapeText(`${counts}.`) : 'Nothing differs.'}</p>
${diff.unlisted > 0 ? `<p>${diff.unlisted} changes of fields are counted but not listed.</p>` : ''}
${productList('Products added', added)}${productList('Products removed', removed)}
${changed.length > 0 ? `<h2>Products changed</h2>${changed.map(formatProduct).join('\n')}` : ''}
${diff.others.map(({ kind, ...lists }) => recordList(kind, lists)).join('')}
</body></html>
`;
}

function countOf(changes: number): string {
  return `${changes} change${changes === 1 ? '' : 's'}`;
}

function productList(heading: string, products: NamedProduct[]): string {
  if (products.length === 0) return '';
  const items = products.map(({ code, title, variants }) => {
    return `<li>${escapeText(`${code} ${title}, variants: ${variants}`)}</li>`;
  });
  return `<h2>${heading}</h2><ul>${items.join('')}</ul>`;
}

function formatProduct({ code, title, fields, added, removed, changed }: ProductChange): string {
  const rows = [
    ...fields.map((change) => formatRow('the product', change)),
    ...added.map(
      (sku) =>
        `<tr><th scope="row">${escapeText(sku)}</th><td colspan="3"><ins>added</ins></td></tr>`,
    ),
    ...removed.map(
      (sku) =>
        `<tr><th scope="row">${escapeText(sku)}</th><td colspan="3"><del>removed</del></td></tr>`,
    ),
    ...changed.flatMap(({ sku, fields: changes }) => changes.map((one) => formatRow(sku, one))),
  ];
  const head =
    '<tr><th scope="col">Variant</th><th scope="col">Field</th><th scope="col">Before</th><th scope="col">After</th></tr>';
  return `<details><summary>${escapeText(`${code} ${title}`)}: ${countOf(rows.length)}</summary><div class="scroll"><table><thead>${head}</thead><tbody>${rows.join('')}</tbody></table></div></details>`;
}

function formatRow(sku: string, { field, before, after }: FieldChange): string {
  const step = stepOf(before, after);
  return `<tr><th scope="row">${escapeText(sku)}</th><td>${escapeText(field)}</td><td><del>${escapeText(before)}</del></td><td><ins>${escapeText(after)}</ins>${step}</td></tr>`;
}

/** By how much a number has changed, percent. */
function stepOf(before: string, after: string): string {
  const [one, other] = [before, after].map((text) =>
    /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : 0,
  );
  if (!one || !other) return '';
  const percent = Math.round((other / one - 1) * 1000) / 10;
  return ` (${percent > 0 ? '+' : ''}${percent} %)`;
}

function recordList(
  kind: string,
  lists: Record<'added' | 'removed' | 'changed', string[]>,
): string {
  const items = Object.entries(lists).flatMap(([verb, keys]) =>
    keys.map((key) => `<li>${escapeText(key)}: ${verb}</li>`),
  );
  const name = `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;
  return `<details><summary>${escapeText(name)}: ${countOf(items.length)}</summary><ul>${items.join('')}</ul></details>`;
}

function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

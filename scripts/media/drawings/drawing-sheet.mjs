import { dimensionsToInk, label, marginsOf, placeAt, textWidth, viewToPaths } from './ink.mjs';

const sheetWidth = 600;
const sheetHeight = 560;
const padding = 24;
const gap = 30;

const styles = {
  hatch: 'stroke-width="0.5" opacity="0.7"',
  thin: 'stroke-width="0.6"',
  hidden: 'stroke-width="0.6" stroke-dasharray="5 3"',
  centre: 'stroke-width="0.5" stroke-dasharray="12 3 2 3"',
  outline: 'stroke-width="1.2"',
};

/** Size of a group of views at a scale: side by side with one base line, or stacked on one axis. */
function measure(group, scale) {
  const cells = group.views.map((view) => ({ view, margins: marginsOf(view) }));
  if (group.layout === 'stack') {
    const left = Math.max(...cells.map((c) => c.margins.left - c.view.box.left * scale));
    const right = Math.max(...cells.map((c) => c.margins.right + c.view.box.right * scale));
    const height = cells.reduce(
      (sum, c) => sum + c.margins.top + c.margins.bottom + c.view.height * scale,
      0,
    );
    return { cells, left, width: left + right, height };
  }
  const up = Math.max(...cells.map((c) => c.margins.top + c.view.box.top * scale));
  const down = Math.max(...cells.map((c) => c.margins.bottom - c.view.box.bottom * scale));
  const widths = cells.map((c) => c.margins.left + c.margins.right + c.view.width * scale);
  const width = widths.reduce((sum, value) => sum + value, 0) + gap * (cells.length - 1);
  return { cells, up, width, height: up + down };
}

/** The largest scale at which the group fits its share of the sheet. */
function fit(group, width, height) {
  let low = 0;
  let high = group.largestScale ?? 4;
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2;
    const size = measure(group, middle);
    if (size.width <= width && size.height <= height) low = middle;
    else high = middle;
  }
  return low;
}

/** Places of the group's views inside a band that starts at (x, y). */
function arrange(group, band) {
  const scale = fit(group, band.width, band.height);
  const size = measure(group, scale);
  const x0 = band.x + (band.width - size.width) / 2;
  let y = band.y + (band.height - size.height) / 2;
  if (group.layout === 'stack') {
    return size.cells.map(({ view, margins }) => {
      const place = placeAt(x0 + size.left, y + margins.top + view.box.top * scale, scale);
      y += margins.top + margins.bottom + view.height * scale;
      return { view, place };
    });
  }
  let x = x0;
  return size.cells.map(({ view, margins }) => {
    const place = placeAt(x + margins.left - view.box.left * scale, y + size.up, scale);
    x += margins.left + margins.right + view.width * scale + gap;
    return { view, place };
  });
}

/** Splits the free area by the groups' shares, top to bottom or left to right. */
function bandsOf(drawing, left, bottom) {
  const groups = drawing.groups;
  const total = groups.reduce((sum, group) => sum + (group.share ?? 1), 0);
  const isRow = drawing.direction === 'row';
  const width = sheetWidth - padding - left;
  const height = bottom - padding;
  let start = 0;
  return groups.map((group) => {
    const share = (group.share ?? 1) / total;
    const band = isRow
      ? { x: left + start * width, y: padding, width: share * width, height }
      : { x: left, y: padding + start * height, width, height: share * height };
    start += share;
    return band;
  });
}

/** Truncated cone in front and side view: the sign for first-angle projection. */
function projectionSign() {
  const x = sheetWidth - padding - 50;
  const y = sheetHeight - 20;
  return (
    `<path d="M${x} ${y - 5}L${x + 22} ${y - 9}V${y + 9}L${x} ${y + 5}Z` +
    `M${x + 37} ${y}m-9 0a9 9 0 1 1 18 0a9 9 0 1 1 -18 0M${x + 37} ${y}m-5 0a5 5 0 1 1 10 0a5 5 0 1 1 -10 0Z"/>` +
    `<path stroke-width="0.5" stroke-dasharray="6 2 1 2" d="M${x - 4} ${y}h30M${x + 25} ${y}h24M${x + 37} ${y - 12}v24"/>`
  );
}

const tableRow = 22;

/** Values of the lettered dimensions, one row per size. */
function tableInk(table) {
  if (!table) return { lines: '', text: '', width: 0, height: 0 };
  const widths = table.columns.map((column, index) =>
    Math.max(54, ...[column, ...table.rows.map((row) => row[index])].map((t) => textWidth(t) + 24)),
  );
  const height = (table.rows.length + 1) * tableRow;
  const top = sheetHeight - 14 - height;
  const width = widths.reduce((sum, value) => sum + value, 0);
  let lines = `M${padding} ${top + tableRow}h${Math.round(width)}`;
  let text = '';
  for (const [index, row] of [table.columns, ...table.rows].entries()) {
    const y = top + index * tableRow + 16;
    let x = padding;
    for (const [column, cell] of row.entries()) {
      const isFirst = column === 0;
      const anchor = isFirst ? 'start' : 'end';
      const weight = index === 0 ? 600 : undefined;
      text += label(cell, [isFirst ? x : x + widths[column], y], { anchor, weight });
      x += widths[column];
    }
  }
  lines += `M${padding} ${top + height}h${Math.round(width)}`;
  return { lines, text, width, height: height + 16 };
}

const escapeText = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** `A–A` and the like above a section that has a scale of its own. */
function captionsOf(placed) {
  return placed
    .filter(({ view }) => view.caption)
    .map(({ view, place }) => {
      const x = place.x((view.box.left + view.box.right) / 2);
      const y = place.y(view.box.top) - marginsOf(view).top + 18;
      return label(view.caption, [x, Math.max(y, 18)], { weight: 600 });
    })
    .join('');
}

/** Builds the SVG of a drawing: `{ title, groups, direction, table }`. */
export function composeSheet(drawing) {
  const table = tableInk(drawing.table);
  // A narrow table is placed beside upright drawings instead of below them.
  const isBeside = table.width > 0 && table.width < sheetWidth / 4 && drawing.isUpright;
  const left = padding + (isBeside ? table.width : 0);
  const bottom = sheetHeight - (isBeside ? 40 : Math.max(40, table.height + 18));
  const bands = bandsOf(drawing, left, bottom);
  const placed = drawing.groups.flatMap((group, index) => arrange(group, bands[index]));
  const paths = {};
  const ink = { lines: table.lines, arrows: '', text: table.text + captionsOf(placed) };
  for (const { view, place } of placed) {
    for (const [style, text] of Object.entries(viewToPaths(view, place))) {
      paths[style] = (paths[style] ?? '') + text;
    }
    const part = dimensionsToInk(view, place);
    for (const key of Object.keys(part)) ink[key] += part[key];
  }
  const drawn = Object.entries(styles)
    .filter(([style]) => paths[style])
    .map(([style, attributes]) => `<path ${attributes} d="${paths[style]}"/>`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${sheetWidth}" height="${sheetHeight}" viewBox="0 0 ${sheetWidth} ${sheetHeight}" role="img">`,
    `<title>${escapeText(drawing.title)}</title>`,
    '<g fill="none" stroke="currentColor" stroke-linejoin="round" stroke-linecap="round">',
    ...drawn,
    `<path stroke-width="0.5" d="${ink.lines}"/>`,
    `<g stroke-width="0.8">${projectionSign()}</g>`,
    '</g>',
    `<path fill="currentColor" d="${ink.arrows}"/>`,
    '<g fill="currentColor" font-family="\'Hanken Grotesk Variable\', \'Helvetica Neue\', Arial, sans-serif" font-size="16" font-variant="tabular-nums" text-anchor="middle">',
    ink.text,
    label('mm', [sheetWidth - padding - 64, sheetHeight - 14], { anchor: 'end' }),
    '</g>',
    '</svg>',
    '',
  ].join('\n');
}

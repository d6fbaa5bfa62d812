import { colours } from './film-pen.mjs';

export const frame = { width: 1280, height: 720, perSecond: 24 };

/** The sheet of a film: the number of the step at the top left, its place among all below; captions have the foot. */
export function sheetToSvg({ step, steps, content }) {
  const { width, height } = frame;
  const ticks = Array.from({ length: steps }, (_, index) => {
    const x = 62 + index * 16;
    const fill = index === step ? colours.accent : index < step ? '#d9b98c' : '#dddad2';
    return `<rect x="${x}" y="128" width="11" height="5" rx="2.5" fill="${fill}"/>`;
  }).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="100%" height="100%" fill="${colours.sheet}"/>` +
    '<clipPath id="view"><rect x="176" width="1104" height="588"/></clipPath>' +
    `<g clip-path="url(#view)"><g transform="translate(70 0)" stroke-linejoin="round" stroke-linecap="round">${content}</g></g>` +
    `<text x="60" y="108" font-family="Hanken Grotesk" font-size="84" font-weight="600" fill="${colours.ink}">${step + 1}</text>${ticks}</svg>`
  );
}

/** What the film of an uplight in the ground shows: soil with gravel and concrete, the sleeve, the luminaire. */
import { solid } from './film-parts.mjs';
import { colours } from './film-pen.mjs';

const { dark, earth, glow, metal, shade } = colours;

export function soil(pen, { sleeve: [d, h], gravel }, { dug = 1, filled = 1, cast = 1 }) {
  const reach = 640 / pen.scale;
  const depth = 590 / pen.scale;
  const half = d / 2 + 110;
  pen.rect([-reach, 0], [reach * 2, depth], { fill: earth, width: 0 });
  let dots = '';
  for (let index = 0; index < 210; index += 1)
    dots += `M${((((index * 0.618) % 1) * 2 - 1) * reach).toFixed(0)} ${(20 + ((index * 0.7549) % 1) * depth).toFixed(0)}h4`;
  pen.path(dots, { width: 2, line: '#bfae90' });
  const bottom = (h + gravel) * dug;
  if (dug > 0) pen.rect([-half, 0], [half * 2, bottom], { fill: colours.sheet, width: 0 });
  if (filled > 0) {
    const top = h + gravel * (1 - filled);
    for (let y = h + gravel - 12, row = 0; y > top; y -= 22, row += 1)
      for (let x = -half + 14 + (row % 2) * 12; x < half - 6; x += 25)
        pen.circle([x, y], 10 + ((x * 7 + row * 5) % 3), {
          fill: row % 3 === 1 ? '#d6d2c8' : '#e7e4dc',
          width: 1.2,
        });
  }
  if (cast > 0)
    for (const side of [-1, 1])
      solid(
        pen,
        [
          [side > 0 ? d / 2 : -half, h * (1 - cast)],
          [half - d / 2, h * cast],
        ],
        {
          fill: '#d9d6ce',
          step: 26,
        },
      );
  pen.path(`M${-reach} 0H${-half}V${bottom}H${half}V0H${reach}`, { width: 2.2 });
}

export function sleeveOf(pen, { sleeve: [d, h] }, at = 0) {
  pen.part({ at: [0, at] }, (part) => {
    part.shape(
      [
        [-d / 2, 0],
        [-d / 2 + 7, 0],
        [-d / 2 + 7, h - 7],
        [-26, h - 7],
        [-26, h],
        [-d / 2, h],
      ],
      { fill: dark, width: 1.4 },
    );
    part.shape(
      [
        [d / 2, 0],
        [d / 2 - 7, 0],
        [d / 2 - 7, h - 7],
        [26, h - 7],
        [26, h],
        [d / 2, h],
      ],
      { fill: dark, width: 1.4 },
    );
  });
}

export const cable = (pen, { sleeve: [, h] }, up) =>
  pen.cord(
    `M640 ${h * 0.62 - 40}H150Q60 ${h * 0.62 - 40} 40 ${h * 0.62}C10 ${h * 0.8} -24 ${h * 0.5} -10 ${h * 0.62 - up}`,
    { size: 10 },
  );

export function uplight(pen, { diameter, depth, rim, aperture }, { at = 0, lit = 0 }) {
  pen.part({ at: [0, at] }, (part) => {
    if (lit > 0)
      part.shape(
        [
          [-aperture * 0.36, 0],
          [aperture * 0.36, 0],
          [aperture * 0.36 + 60, -210],
          [-aperture * 0.36 - 60, -210],
        ],
        { fill: glow, width: 0, opacity: lit },
      );
    const r = diameter / 2 - rim * 0.6;
    part.shape(
      [
        [-r, 8],
        [r, 8],
        [r * 0.86, depth - 14],
        [r * 0.5, depth],
        [-r * 0.5, depth],
        [-r * 0.86, depth - 14],
      ],
      { fill: shade },
    );
    part.shape(
      [
        [-aperture / 2, 4],
        [aperture / 2, 4],
        [aperture * 0.28, depth * 0.5],
        [-aperture * 0.28, depth * 0.5],
      ],
      { fill: dark, width: 1.6 },
    );
    part.rect([-aperture * 0.2, depth * 0.44], [aperture * 0.4, 8], { fill: glow, width: 1.4 });
    part.shape(
      [
        [-diameter / 2, 8],
        [-diameter / 2 + 8, -2],
        [diameter / 2 - 8, -2],
        [diameter / 2, 8],
      ],
      { fill: metal },
    );
    part.rect([-aperture / 2 - 4, -2], [aperture + 8, 9], { fill: '#dfe9ec', width: 1.4 });
  });
}

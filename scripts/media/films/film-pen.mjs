/** Draws one moment of an installation film as SVG: millimetres, y downwards; widths of lines and texts in pixels. */

export const colours = {
  sheet: '#f7f6f3',
  ink: '#17191b',
  accent: '#a85a00',
  glow: '#fbe3bf',
  white: '#ffffff',
  shade: '#e9e7e1',
  metal: '#d3d0c8',
  dark: '#3a3d40',
  earth: '#e3d9c9',
  copper: '#c98545',
  live: '#7d4a2a',
  neutral: '#3d6f9f',
  protective: '#7a9a3a',
  red: '#a8433a',
};

const fixed = (value) => {
  const text = value.toFixed(1);
  return text.endsWith('.0') ? text.slice(0, -2).replace(/^-0$/, '0') : text;
};

/** A path through points. */
export const through = (points, isClosed = false) =>
  `M${points.map(([x, y]) => `${fixed(x)} ${fixed(y)}`).join('L')}${isClosed ? 'Z' : ''}`;

const ease = (t) => t * t * (3 - 2 * t);
/** Progress 0…1 between two moments of a scene. */
export const between = (t, from, to) => ease(Math.min(1, Math.max(0, (t - from) / (to - from))));
/** Appears at one moment and goes at another: an opacity. */
export const shown = (t, [from, to], fade = 0.05) =>
  between(t, from, from + fade) - between(t, to, to + fade);

export class Pen {
  constructor([x, y] = [640, 290], scale = 1) {
    this.scale = scale;
    this.head = `<g transform="translate(${fixed(x)} ${fixed(y)}) scale(${+scale.toFixed(4)})">`;
    this.parts = [];
  }

  get svg() {
    return `${this.head}${this.parts.join('')}</g>`;
  }

  path(d, { fill = 'none', line = colours.ink, width = 2, dash, opacity = 1 } = {}) {
    if (opacity <= 0) return this;
    const dashes = dash
      ? ` stroke-dasharray="${dash.map((part) => +(part / this.scale).toFixed(2)).join(' ')}"`
      : '';
    const faded = opacity < 1 ? ` opacity="${+opacity.toFixed(3)}"` : '';
    this.parts.push(
      `<path d="${d}" fill="${fill}" stroke="${width ? line : 'none'}" stroke-width="${+(width / this.scale).toFixed(3)}"${dashes}${faded}/>`,
    );
    return this;
  }

  line(points, look) {
    return this.path(through(points), look);
  }

  shape(points, look) {
    return this.path(through(points, true), { fill: colours.white, ...look });
  }

  /** By its left, top, width and height. */
  rect([x, y], [w, h], { r = 0, ...look } = {}) {
    const c = Math.min(r, w / 2, h / 2);
    const arc = (dx, dy) =>
      c > 0 ? `a${fixed(c)} ${fixed(c)} 0 0 1 ${fixed(dx)} ${fixed(dy)}` : '';
    const d = `M${fixed(x + c)} ${fixed(y)}H${fixed(x + w - c)}${arc(c, c)}V${fixed(y + h - c)}${arc(-c, c)}H${fixed(x + c)}${arc(-c, -c)}V${fixed(y + c)}${arc(c, -c)}Z`;
    return this.path(d, { fill: colours.white, ...look });
  }

  circle([x, y], radius, look) {
    const r = fixed(radius);
    const [from, to] = [fixed(x - radius), fixed(x + radius)];
    return this.path(
      `M${from} ${fixed(y)}A${r} ${r} 0 1 1 ${to} ${fixed(y)}A${r} ${r} 0 1 1 ${from} ${fixed(y)}Z`,
      {
        fill: colours.white,
        ...look,
      },
    );
  }

  /** A cable or a conductor along a path: its sheath with an edge; `size` in mm. */
  cord(d, { size = 7, colour = colours.dark, opacity = 1 } = {}) {
    return this.path(d, { width: size * this.scale, line: colour, opacity });
  }

  /** A part of its own, moved, turned by degrees and faded. */
  part({ at = [0, 0], turn = 0, opacity = 1 }, draw) {
    if (opacity <= 0) return this;
    const inner = new Pen([0, 0], this.scale);
    draw(inner);
    const turned = turn ? ` rotate(${fixed(turn)})` : '';
    const faded = opacity < 1 ? ` opacity="${+opacity.toFixed(3)}"` : '';
    this.parts.push(
      `<g transform="translate(${fixed(at[0])} ${fixed(at[1])})${turned}"${faded}>${inner.parts.join('')}</g>`,
    );
    return this;
  }

  text(
    text,
    [x, y],
    {
      size = 30,
      colour = colours.accent,
      anchor = 'middle',
      opacity = 1,
      weight = 500,
      hasEdge = true,
    } = {},
  ) {
    if (opacity <= 0) return this;
    const edge = hasEdge
      ? `paint-order="stroke" stroke="${colours.sheet}" stroke-width="${fixed(8 / this.scale)}" stroke-linejoin="round"`
      : '';
    const font = `font-family="Hanken Grotesk" font-size="${(size / this.scale).toFixed(2)}" font-weight="${weight}"`;
    this.parts.push(
      `<text x="${fixed(x)}" y="${fixed(y)}" ${font} text-anchor="${anchor}" fill="${colour}" opacity="${+opacity.toFixed(3)}" ${edge}>${text}</text>`,
    );
    return this;
  }

  /** A movement: an arrow from a point by a distance. */
  arrow([x, y], [dx, dy], opacity = 1) {
    const length = Math.hypot(dx, dy);
    const [ux, uy] = [dx / length, dy / length];
    const [tip, wing] = [16 / this.scale, 10 / this.scale];
    const [tx, ty] = [x + dx, y + dy];
    const side = (sign) => [tx - ux * tip - uy * sign * wing, ty - uy * tip + ux * sign * wing];
    const look = { line: colours.accent, width: 4.5, opacity };
    return this.path(
      through([
        [x, y],
        [tx, ty],
      ]) + through([side(1), [tx, ty], side(-1)]),
      look,
    );
  }

  /** A turn about a centre, from one angle to another in degrees. */
  turning({ centre: [x, y], radius }, [from, to], opacity = 1) {
    const at = (degrees) => {
      const angle = (degrees * Math.PI) / 180;
      return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
    };
    const sign = to > from ? 1 : -1;
    const [[x1, y1], [x2, y2]] = [at(from), at(to)];
    const heading = ((to + sign * 80) * Math.PI) / 180;
    const wing = (turn) => [
      x2 - (Math.cos(heading + turn) * 18) / this.scale,
      y2 - (Math.sin(heading + turn) * 18) / this.scale,
    ];
    const wide = Math.abs(to - from) > 180 ? 1 : 0;
    const arc = `M${fixed(x1)} ${fixed(y1)}A${fixed(radius)} ${fixed(radius)} 0 ${wide} ${sign > 0 ? 1 : 0} ${fixed(x2)} ${fixed(y2)}`;
    return this.path(arc + through([wing(0.55), [x2, y2], wing(-0.55)]), {
      line: colours.accent,
      width: 4.5,
      opacity,
    });
  }

  /** A dimension between two points with its figure beside the middle; `off` moves the line away from them. */
  size([[x1, y1], [x2, y2]], text, { off = [0, 0], opacity = 1 } = {}) {
    if (opacity <= 0) return this;
    const [a, b] = [
      [x1 + off[0], y1 + off[1]],
      [x2 + off[0], y2 + off[1]],
    ];
    const length = Math.hypot(x2 - x1, y2 - y1);
    const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
    const tip = Math.min(11 / this.scale, length / 2);
    const half = 5 / this.scale;
    const head = ([x, y], sign) =>
      through(
        [
          [x, y],
          [x + sign * ux * tip - uy * half, y + sign * uy * tip + ux * half],
          [x + sign * ux * tip + uy * half, y + sign * uy * tip - ux * half],
        ],
        true,
      );
    const look = { line: colours.accent, width: 1.6, opacity };
    this.path(through([[x1, y1], a]) + through([[x2, y2], b]) + through([a, b]), look);
    this.path(head(a, 1) + head(b, -1), { fill: colours.accent, width: 0, opacity });
    const isUpright = Math.abs(uy) > Math.abs(ux);
    const [mx, my] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    const side = isUpright && off[0] < 0 ? -1 : 1;
    const place = isUpright
      ? [mx + (side * 14) / this.scale, my + 10 / this.scale]
      : [mx, my - 12 / this.scale];
    return this.text(text, place, {
      opacity,
      anchor: isUpright ? (side > 0 ? 'start' : 'end') : 'middle',
    });
  }
}

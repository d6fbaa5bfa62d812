/** Named gradients for drawings: materials lit from above left, as in the studio. */
const materials = {
  white: ['#ffffff', '#f3f3f2', '#d9d9d8'],
  side: ['#dcdcdb', '#cfcfce', '#bcbcbb'],
  metal: ['#f2f3f4', '#c3c6c9', '#8d9195'],
  steel: ['#e3e6e8', '#a9aeb3', '#6d7277'],
  dark: ['#4a4b4d', '#2f3032', '#1d1e1f'],
  clear: ['#ffffffcc', '#e9eef1aa', '#cdd6db99'],
  copper: ['#e9b17a', '#c98345', '#8f5722'],
  amber: ['#f3a847', '#dd8420', '#b4620f'],
  red: ['#e0615a', '#c23a33', '#8f241f'],
  opal: ['#ffffff', '#fbfaf6', '#e9e7e0'],
};

function gradient([name, [light, middle, shade]]) {
  const stops = [light, middle, shade].map((colour, index) => {
    return `<stop offset="${index * 0.5}" stop-color="${colour}"/>`;
  });
  return `<linearGradient id="${name}" x1="0" y1="0" x2="0.6" y2="1">${stops.join('')}</linearGradient>`;
}

/** Places a drawing of 800 units on the studio's ground, as SVG text. */
export function stage(drawing, { width, height }) {
  const gradients = Object.entries(materials).map(gradient).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs>${gradients}
<radialGradient id="ground" cx="0.46" cy="0.4" r="0.8"><stop offset="0" stop-color="#ebebeb"/><stop offset="1" stop-color="#e1e1e1"/></radialGradient>
<filter id="soft" x="-60%" y="-80%" width="220%" height="260%"><feGaussianBlur stdDeviation="24"/></filter>
</defs>
<rect width="${width}" height="${height}" fill="url(#ground)"/>
${drawing}
</svg>`;
}

/** A soft shadow under a part. */
export function shadow([x, y], [rx, ry], strength = 0.15) {
  return `<ellipse cx="${x}" cy="${y - 34}" rx="${rx}" ry="${ry}" fill="#000" opacity="${strength}" filter="url(#soft)"/>`;
}

export function shape(points, fill, extra = '') {
  return `<polygon points="${points.map((point) => point.join(',')).join(' ')}" fill="${fill}" ${extra}/>`;
}

export function path(commands, fill, extra = '') {
  return `<path d="${commands}" fill="${fill}" ${extra}/>`;
}

/** A wire or tube: a stroke with a lighter line along its upper side. */
export function wire(commands, colour, width) {
  const line = (stroke, thickness, { opacity, move = '' }) => {
    return `<path d="${commands}" fill="none" stroke="${stroke}" stroke-width="${thickness}" stroke-linecap="round" opacity="${opacity}" ${move}/>`;
  };
  const shift = -width * 0.18;
  const move = `transform="translate(${shift} ${shift})"`;
  return (
    line(colour, width, { opacity: 1 }) + line('#ffffff', width * 0.22, { opacity: 0.45, move })
  );
}

/** A box seen from above left: a top of four corners, and the two visible sides. */
export function box([x, y], [length, depth, height], fills = ['white', 'side', 'side']) {
  // The long axis falls to the right, the short one rises: the studio's three-quarter view.
  const along = [length * 0.86, length * 0.34];
  const across = [depth * 0.8, -depth * 0.46];
  const a = [x, y];
  const b = [x + along[0], y + along[1]];
  const c = [b[0] + across[0], b[1] + across[1]];
  const d = [x + across[0], y + across[1]];
  const low = ([px, py]) => [px, py + height];
  const [top, front, end] = fills.map((name) => `url(#${name})`);
  return (
    shape([a, b, low(b), low(a)], front) +
    shape([b, c, low(c), low(b)], end, 'opacity="0.94"') +
    shape([a, b, c, d], top)
  );
}

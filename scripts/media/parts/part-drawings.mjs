import { box, path, shadow, shape, wire } from './stage.mjs';

/** A cover of plastic, bent at its edges, in a colour. */
function cover(x, y, fill) {
  return box([x, y], [430, 66, 12], [fill, 'side', fill]);
}

function diffuser() {
  return (
    shadow([400, 520], [300, 120]) +
    cover(110, 300, 'opal') +
    cover(170, 390, 'clear') +
    cover(230, 480, 'dark')
  );
}

/** The outline of a profile's section, 150 units wide, as an extruded cap. */
function cap([x, y], fill, hasHole) {
  const side = box([x, y], [46, 190, 170], [fill, fill, 'side']);
  const ribs = shape(
    [
      [x + 52, y + 60],
      [x + 84, y + 72],
      [x + 84, y + 150],
      [x + 52, y + 138],
    ],
    'url(#side)',
  );
  const hole = `<ellipse cx="${x + 116}" cy="${y + 48}" rx="20" ry="25" fill="#2b2c2d"/><ellipse cx="${x + 119}" cy="${y + 51}" rx="15" ry="20" fill="#4a4b4c"/>`;
  return side + ribs + (hasHole ? hole : '');
}

function endCap() {
  return (
    shadow([400, 540], [260, 90]) + cap([190, 310], 'white', false) + cap([430, 380], 'metal', true)
  );
}

/** A spring clip: a base with two arms that lean inwards. */
function springClip(x, y) {
  const base = box([x, y], [150, 80, 8], ['steel', 'steel', 'steel']);
  const arm = (at, lean) =>
    path(
      `M${x + at} ${y + at * 0.4} q${lean} -60 ${lean * 0.4} -104 l66 -38 q${lean * 0.6} 44 0 104 Z`,
      'url(#metal)',
      'stroke="#8d9195" stroke-width="1.5"',
    );
  const hole = `<ellipse cx="${x + 97}" cy="${y + 8}" rx="15" ry="9" fill="#54585c"/>`;
  return arm(8, -22) + base + hole + arm(118, 26);
}

function clip() {
  const pin = (x, y) => box([x, y], [260, 16, 9], ['metal', 'steel', 'steel']);
  return (
    shadow([390, 560], [300, 70]) +
    springClip(140, 340) +
    springClip(360, 300) +
    springClip(300, 450) +
    pin(470, 480) +
    pin(440, 530)
  );
}

function strip(x, y, count) {
  const leds = Array.from({ length: count }, (_, index) => {
    const [px, py] = [x + 34 + index * 52, y + 4 + index * 20.5];
    return box([px, py], [20, 20, 5], ['opal', 'side', 'side']);
  });
  return box([x, y], [count * 60, 52, 4], ['white', 'copper', 'copper']) + leds.join('');
}

function connector() {
  return (
    shadow([400, 520], [290, 70]) +
    wire('M330 392 C 250 350 210 300 120 300', '#2b2c2d', 13) +
    wire('M330 372 C 270 330 240 250 150 236', '#c23a33', 13) +
    strip(400, 380, 5) +
    box([310, 352], [150, 96, 44], ['clear', 'clear', 'clear']) +
    box([330, 340], [84, 56, 20], ['white', 'side', 'side'])
  );
}

function cable() {
  const turns = Array.from({ length: 7 }, (_, index) => {
    const drop = index * 15;
    return `<ellipse cx="380" cy="${440 - drop}" rx="216" ry="112" fill="none" stroke="url(#side)" stroke-width="17"/><ellipse cx="380" cy="${437 - drop}" rx="216" ry="112" fill="none" stroke="#fbfbfa" stroke-width="11"/>`;
  });
  return (
    shadow([390, 500], [280, 130]) +
    turns.join('') +
    wire('M594 360 C 640 420 600 520 660 560', '#f4f4f3', 17) +
    wire('M660 560 C 690 580 700 600 706 640', '#c23a33', 9) +
    wire('M660 560 C 680 590 672 620 664 652', '#2b2c2d', 9) +
    wire('M706 640 l3 26', '#c98345', 6) +
    wire('M664 652 l-5 26', '#c98345', 6)
  );
}

function silicone(x, y) {
  return (
    box([x, y], [120, 84, 60], ['clear', 'clear', 'clear']) +
    `<ellipse cx="${x + 134}" cy="${y + 58}" rx="20" ry="22" fill="#b9c3c8" opacity="0.8"/>`
  );
}

function seal() {
  const tube = box([330, 250], [300, 92, 78], ['white', 'side', 'side']);
  const nozzle = path('M604 398 l96 54 l12 -14 l-58 -84 Z', 'url(#amber)');
  const mark = box([400, 262], [120, 40, 0], ['amber', 'amber', 'amber']);
  return (
    shadow([420, 530], [300, 80]) + tube + nozzle + mark + silicone(150, 420) + silicone(300, 500)
  );
}

function lever(x, y) {
  return box([x, y], [34, 88, 14], ['amber', 'amber', 'amber']);
}

function tool() {
  const levers = Array.from({ length: 5 }, (_, index) => lever(246 + index * 48, 322 + index * 19));
  const entries = Array.from({ length: 5 }, (_, index) => {
    const [x, y] = [250 + index * 48, 404 + index * 19];
    return `<ellipse cx="${x}" cy="${y}" rx="11" ry="15" fill="#3a3b3d"/>`;
  });
  return (
    shadow([400, 540], [280, 80]) +
    box([210, 340], [330, 210, 110], ['white', 'side', 'side']) +
    levers.join('') +
    entries.join('')
  );
}

function controller() {
  const terminals = (x, y) => {
    return Array.from({ length: 4 }, (_, index) => {
      const [px, py] = [x + index * 30, y - index * 17];
      return box([px, py], [24, 24, 34], ['amber', 'side', 'side']);
    }).join('');
  };
  const light = `<circle cx="318" cy="318" r="8" fill="#5bd69b"/><circle cx="318" cy="318" r="14" fill="#5bd69b" opacity="0.25"/>`;
  const lines = [0, 1, 2].map((index) => {
    const [x, y] = [402 + index * 12, 330 - index * 7];
    return `<line x1="${x}" y1="${y}" x2="${x + 86}" y2="${y + 34}" stroke="#9a9a99" stroke-width="3"/>`;
  });
  return (
    shadow([400, 520], [310, 90]) +
    box([190, 300], [430, 150, 72], ['white', 'side', 'side']) +
    light +
    lines.join('') +
    terminals(176, 318) +
    terminals(556, 458)
  );
}

/** Drawings of 800 × 800 units by shape of a small part. */
export const partDrawings = {
  diffuser,
  'end-cap': endCap,
  clip,
  connector,
  cable,
  seal,
  tool,
  controller,
};

/**
 * One view of a drawing in millimetres, x to the right and y upwards. Lines carry a style:
 * `outline` visible edge, `thin` fine edge, `hidden` dashed, `centre` dash-dot, `hatch` material.
 */
export class View {
  constructor() {
    this.items = [];
    this.dimensions = [];
    this.box = { left: Infinity, right: -Infinity, bottom: Infinity, top: -Infinity };
  }

  grow(x, y) {
    this.box.left = Math.min(this.box.left, x);
    this.box.right = Math.max(this.box.right, x);
    this.box.bottom = Math.min(this.box.bottom, y);
    this.box.top = Math.max(this.box.top, y);
  }

  /** Commands: ['M', x, y], ['L', x, y], ['A', radius, isClockwise, x, y], ['Q', cx, cy, x, y], ['Z']. */
  path(commands, style = 'outline') {
    for (const command of commands) {
      if (command[0] !== 'Z') this.grow(command.at(-2), command.at(-1));
    }
    this.items.push({ style, commands });
    return this;
  }

  /** A line from one point to another. */
  line([x1, y1], [x2, y2], style = 'outline') {
    return this.path(
      [
        ['M', x1, y1],
        ['L', x2, y2],
      ],
      style,
    );
  }

  polygon(points, style = 'outline') {
    const commands = points.map(([x, y], index) => [index === 0 ? 'M' : 'L', x, y]);
    return this.path([...commands, ['Z']], style);
  }

  polyline(points, style = 'outline') {
    return this.path(
      points.map(([x, y], index) => [index === 0 ? 'M' : 'L', x, y]),
      style,
    );
  }

  /** A rectangle by its left, bottom, width and height, with an optional corner radius. */
  rect([x, y], [width, height], { radius = 0, style = 'outline' } = {}) {
    const r = Math.min(radius, width / 2, height / 2);
    const right = x + width;
    const top = y + height;
    if (r <= 0) {
      return this.polygon(
        [
          [x, y],
          [right, y],
          [right, top],
          [x, top],
        ],
        style,
      );
    }
    return this.path(
      [
        ['M', x + r, y],
        ['L', right - r, y],
        ['A', r, false, right, y + r],
        ['L', right, top - r],
        ['A', r, false, right - r, top],
        ['L', x + r, top],
        ['A', r, false, x, top - r],
        ['L', x, y + r],
        ['A', r, false, x + r, y],
        ['Z'],
      ],
      style,
    );
  }

  circle([x, y], radius, style = 'outline') {
    this.grow(x - radius, y - radius);
    this.grow(x + radius, y + radius);
    this.items.push({ style, circle: [x, y, radius] });
    return this;
  }

  /** Horizontal and vertical centre lines through a point, reaching past the given half extents. */
  cross([x, y], halfWidth, halfHeight = halfWidth) {
    const over = Math.max(halfWidth, halfHeight) * 0.08;
    if (halfWidth > 0) this.line([x - halfWidth - over, y], [x + halfWidth + over, y], 'centre');
    if (halfHeight > 0) this.line([x, y - halfHeight - over], [x, y + halfHeight + over], 'centre');
    return this;
  }

  /** A ceiling, wall or floor: a line with short strokes on the side that is solid. */
  surface([x1, y1], [x2, y2], side = 1) {
    this.line([x1, y1], [x2, y2], 'thin');
    this.items.push({ style: 'hatch', surface: [x1, y1, x2, y2, side] });
    return this;
  }

  /** A dimension between two x values; `at` is the y the extension lines start from. */
  across([x1, x2], label, { side = 'bottom', at, rank = 0 } = {}) {
    this.dimensions.push({ direction: 'across', a: x1, b: x2, label, side, at, rank });
    return this;
  }

  /** A dimension between two y values; `at` is the x the extension lines start from. */
  upright([y1, y2], label, { side = 'left', at, rank = 0 } = {}) {
    this.dimensions.push({ direction: 'upright', a: y1, b: y2, label, side, at, rank });
    return this;
  }

  /** Mirrors the lines drawn so far: repeats each with x negated. */
  mirror() {
    for (const item of [...this.items]) {
      if (!item.commands) continue;
      const commands = item.commands.map((command) => {
        if (command[0] === 'Z') return command;
        if (command[0] === 'A') return ['A', command[1], !command[2], -command[3], command[4]];
        return command.map((value, index) => (index % 2 === 1 ? -value : value));
      });
      this.path(commands, item.style);
    }
    return this;
  }

  get width() {
    return this.box.right - this.box.left;
  }

  get height() {
    return this.box.top - this.box.bottom;
  }
}

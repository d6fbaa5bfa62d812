import { useT } from '#app/calculators/strip/strip-texts.ts';
import { loadText, wiredRunText, wiringText } from '#core/calculators/led-strip/result-texts.ts';
import type { StripResult, WiredDriver } from '#core/calculators/led-strip/strip-result.ts';
import {
  cablePoints,
  drawWiring,
  joinRuns,
  longestWired,
  type WiringBox,
} from '#core/calculators/led-strip/wiring-drawing.ts';

/** The wiring of drivers, controllers and strip: a drawing for each driver, and the same as text. */
export function Wiring({ drivers, feed }: StripResult) {
  const t = useT();
  const scale = { feed, longestMm: longestWired(drivers) };
  return (
    <ol className="strip-drivers">
      {[...drivers.entries()].map(([index, driver]) => (
        <li key={index}>
          <Diagram driver={driver} index={index} scale={scale} />
          <p>
            {wiringText(t, driver, index)} <small>{loadText(t, driver)}</small>
          </p>
        </li>
      ))}
    </ol>
  );
}

type DiagramProps = {
  driver: WiredDriver;
  index: number;
  scale: Parameters<typeof drawWiring>[1];
};

function Diagram({ driver, index, scale }: DiagramProps) {
  const t = useT();
  const id = `wiring-${index + 1}`;
  const drawing = drawWiring(driver, scale);
  const { controller } = driver;
  const title = t('strip.driver-number', { number: index + 1 });
  return (
    <svg
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      role="img"
      aria-labelledby={`${id}-title ${id}-text`}
    >
      <title id={`${id}-title`}>{`${t('strip.wiring')}: ${title}`}</title>
      <desc id={`${id}-text`}>{wiringText(t, driver, index)}</desc>
      {[...drawing.cables.entries()].map(([number, points]) => (
        <polyline key={number} className="strip-wire" points={cablePoints(points)} />
      ))}
      <Box box={drawing.driver} lines={[title, driver.sku]} />
      {drawing.controller && controller && (
        <Box
          box={drawing.controller}
          lines={[t('strip.controller-choice'), `${controller.count} × ${controller.sku}`]}
        />
      )}
      {[...drawing.strips.entries()].map(([number, box]) => (
        <rect key={number} className="strip-piece" {...box} />
      ))}
      {joinRuns(driver).map((run, row) => (
        <text key={run.run} {...drawing.labels[row]}>
          {wiredRunText(t, run)}
        </text>
      ))}
      {[...drawing.feeds.entries()].map(([number, { x, y }]) => (
        <circle key={number} className="strip-feed" cx={x} cy={y} r="4" />
      ))}
    </svg>
  );
}

function Box({ box, lines: [name, sku] }: { box: WiringBox; lines: [string, string] }) {
  return (
    <g>
      <rect className="strip-box" {...box} rx="3" />
      <text className="strip-box-name" x={box.x + 10} y={box.y + 17}>
        {name}
      </text>
      <text x={box.x + 10} y={box.y + 32}>
        {sku}
      </text>
    </g>
  );
}

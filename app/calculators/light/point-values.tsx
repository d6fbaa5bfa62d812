import { useT } from '#app/calculators/light/calculator-texts.ts';
import { ScrollRegion } from '#app/ui/scroll-region.tsx';
import type { Plane } from '#core/calculators/plane/plane-drawing.ts';
import { formatNumber } from '#core/units.ts';

type Props = {
  plane: Plane;
  /** Size of the plane along its columns and rows, metres. */
  size: { width: number; depth: number };
  /** Head of the column with the places across. */
  head: string;
  digits: number;
  /** Name of the table; the same for all points if left out. */
  title?: string;
};

/** The values at all points, for reading and copying. */
export function PointValues({ plane, size, head, digits, title }: Props) {
  const t = useT();
  const { columns, rows, values } = plane;
  const show = (value: number) => formatNumber(t.locale, value, digits);
  const name = title ?? t('calculator.values');
  return (
    <details className="calculator-values">
      <summary>{name}</summary>
      <ScrollRegion label={name}>
        <table>
          <thead>
            <tr>
              <th scope="col">{head}</th>
              {Array.from({ length: columns }, (_, column) => (
                <th key={column} scope="col">
                  {`${show(((column + 0.5) * size.width) / columns)} m`}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: rows }, (_, row) => (
              <tr key={row}>
                <th scope="row">{show(((row + 0.5) * size.depth) / rows)}</th>
                {values.slice(row * columns, (row + 1) * columns).map((value, column) => (
                  <td key={column}>{show(value)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </details>
  );
}

import { ScrollRegion } from '#app/ui/scroll-region.tsx';

type Row = { head: string; cells: readonly string[] };

type Props = {
  label: string;
  /** Heads of all columns, that of the row heads first. */
  heads: readonly string[];
  /** Heads over groups of columns behind the first one. */
  groups?: readonly { title: string; span: number }[];
  rows: readonly Row[];
};

/** A table of figures that scrolls by itself where it is wider than its place. */
export function LightTable({ label, heads, groups, rows }: Props) {
  return (
    <ScrollRegion className="light-scroll" label={label}>
      <table className="light-table">
        <thead>
          {groups && (
            <tr>
              <td />
              {groups.map(({ title, span }) => (
                <th key={title} scope="colgroup" colSpan={span}>
                  {title}
                </th>
              ))}
            </tr>
          )}
          <tr>
            {heads.map((head, index) => (
              <th key={index} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ head, cells }) => (
            <tr key={head}>
              <th scope="row">{head}</th>
              {cells.map((cell, index) => (
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

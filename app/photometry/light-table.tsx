import { ScrollRegion } from '#app/ui/scroll-region.tsx';

type Row = { head: string; cells: readonly string[] };

type Props = {
  label: string;
  /** Headings of all columns, starting with the column of row headings. */
  heads: readonly string[];
  /** Headings of column groups after the first column. */
  groups?: readonly { title: string; span: number }[];
  rows: readonly Row[];
};

/** A table of figures that scrolls sideways if it is too wide. */
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

/** The small picture of a result, described by its row. */
export function Thumbnail({ url }: { url: string | null }) {
  return (
    <span className="result-table-thumbnail">
      {url !== null && <img src={url} width={56} height={56} alt="" decoding="async" />}
    </span>
  );
}

/** The small picture of a variant on a light background; the adjacent text describes it. */
export function VariantPicture({ image }: { image: string | null | undefined }) {
  return (
    <span className="compare-picture">
      {image && <img src={image} width={64} height={64} alt="" decoding="async" />}
    </span>
  );
}

/** The small picture of a variant on its light ground; its neighbour says what it shows. */
export function VariantPicture({ image }: { image: string | null | undefined }) {
  return (
    <span className="compare-picture">
      {image && <img src={image} width={64} height={64} alt="" decoding="async" />}
    </span>
  );
}

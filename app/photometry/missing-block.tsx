/** A block of a report that the file has no data for, and why. */
export function MissingBlock({ title, text }: { title: string; text: string }) {
  return (
    <section className="light-block">
      <h3>{title}</h3>
      <p className="light-note">{text}</p>
    </section>
  );
}

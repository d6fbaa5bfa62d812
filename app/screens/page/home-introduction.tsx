/** A short introduction to the company from content, between the hero and the catalogue. */
export function HomeIntroduction({ html }: { html: string }) {
  return <div className="home-introduction" dangerouslySetInnerHTML={{ __html: html }} />;
}

import { useT } from '#app/i18n/use-t.ts';
import type { Testimonial } from '#core/content/testimonial-view.ts';
import { pathToPage } from '#core/i18n/paths.ts';

/** Quotes of customers, with links to their case studies if there are any. */
export function Testimonials({ testimonials }: { testimonials: Testimonial[] }) {
  const { locale } = useT();
  return (
    <ul className="testimonials">
      {testimonials.map(({ id, quote, name, role, organisation, pagePath }) => (
        <li key={id}>
          <figure>
            <blockquote>{quote}</blockquote>
            <figcaption>
              <strong>{name}</strong>
              {role},{' '}
              {pagePath ? <a href={pathToPage(locale, pagePath)}>{organisation}</a> : organisation}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}

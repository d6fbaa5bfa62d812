import { NewsletterStrip } from '#app/frame/foot/newsletter-strip.tsx';
import { SiteFooter } from '#app/frame/foot/site-footer.tsx';
import type { SiteData } from '#app/page/site-data.ts';

/** What is below every page. It is the same for all pages of a language, so its code can wait. */
export function PageFoot({ site }: { site: SiteData }) {
  return (
    <>
      <NewsletterStrip options={site.options} />
      <SiteFooter site={site} />
    </>
  );
}

import type { ArticleCategory, Author } from '#core/content/article-view.ts';
import type { FaqTopic } from '#core/content/faq-view.ts';
import type { GlossaryTerm } from '#core/content/glossary-view.ts';
import type { Testimonial } from '#core/content/testimonial-view.ts';
import type { Localised } from '#core/i18n/localised.ts';
import type { Showroom, StaffMember } from '#core/places/place.ts';

/** JSON of `entry_text.body` by kind: the displayed data, without the row's columns. */
export type EntryBodies = {
  'article-category': Pick<ArticleCategory, 'slugs' | 'summary'>;
  author: Omit<Author, 'id' | 'code' | 'name'>;
  'glossary-term': Omit<GlossaryTerm, 'id' | 'code' | 'title' | 'anchor' | 'related'> & {
    relatedIds: number[];
  };
  'faq-topic': Pick<FaqTopic, 'questions'>;
  testimonial: Omit<Testimonial, 'id' | 'code' | 'name' | 'updated'>;
  staff: Omit<StaffMember, 'id' | 'code' | 'name'>;
  showroom: Omit<Showroom, 'id' | 'code' | 'slug' | 'slugs' | 'title'> & { slugs: Localised };
};

export type Testimonial = {
  id: number;
  code: string;
  quote: string;
  name: string;
  role: string;
  organisation: string;
  /** ISO date. */
  given: string;
  /** ISO time of the last change. */
  updated: string;
  /** Address part of the page that tells of the project, without the language; null where there is none. */
  pagePath: string | null;
};

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
  /** Address part of the page about the project, without the language; null when there is none. */
  pagePath: string | null;
};

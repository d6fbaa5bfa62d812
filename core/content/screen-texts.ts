import type { ScreenPlace } from '#core/content/keyword-record.ts';
import type { MessageKey } from '#core/i18n/messages.ts';

type ScreenTexts = [title: MessageKey<Areas>, summary: MessageKey<Areas>];
type Areas =
  | 'area'
  | 'articles'
  | 'comparison'
  | 'energy'
  | 'escape'
  | 'faqs'
  | 'glossary'
  | 'photometry'
  | 'places'
  | 'projects'
  | 'road'
  | 'room'
  | 'strip';

/** Title and summary of screens. */
export const screenTexts: Record<ScreenPlace, ScreenTexts> = {
  products: ['products.title', 'products.text'],
  'product-categories': ['categories.title', 'categories.text'],
  'led-strip-calculator': ['strip.title', 'strip.description'],
  'energy-calculator': ['energy.title', 'energy.description'],
  'room-calculator': ['room.title', 'room.description'],
  'area-lighting-calculator': ['area.title', 'area.description'],
  'escape-route-calculator': ['escape.title', 'escape.description'],
  'road-lighting-calculator': ['road.title', 'road.description'],
  'photometry-viewer': ['photometry.title', 'photometry.description'],
  'compare-products': ['comparison.title', 'comparison.description'],
  'project-list': ['projects.title', 'projects.description'],
  stockists: ['places.stockists-title', 'places.stockists-text'],
  showrooms: ['places.showrooms-title', 'places.showrooms-text'],
  'area-sales-managers': ['places.managers-title', 'places.managers-text'],
  articles: ['articles.title', 'articles.text'],
  faqs: ['faqs.title', 'faqs.text'],
  glossary: ['glossary.title', 'glossary.text'],
};

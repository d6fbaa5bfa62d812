import { pictureUrl } from '#core/media.ts';
import { presentTime, recordLinks } from '#server/api/wp-v2/records.ts';
import type { Media } from '#server/api/wp-v2/wp-schemas.ts';
import type { MediaEntry, Scope } from '#server/api/wp-v2/wp-scope.ts';
import { escapeHtml, renderText } from '#server/http/rest/rendered.ts';

/** WordPress size names and the widths in pixels that the site scales pictures to. */
const SIZES = { thumbnail: 160, medium: 320, medium_large: 800, large: 1200, '1536x1536': 1600 };

/** Fields of an embedded media file. */
export const embeddedMediaFields = [
  'id',
  'date',
  'slug',
  'type',
  'link',
  'title',
  'author',
  'featured_media',
  'caption',
  'alt_text',
  'media_type',
  'mime_type',
  'media_details',
  'source_url',
  '_links',
] as const satisfies (keyof Media)[];

/** Presents a media file as a WordPress attachment. Its link is the file itself. */
export function presentMedia(scope: Scope, entry: MediaEntry): Media {
  const url = `${scope.siteUrl}${entry.url}`;
  const time = presentTime(entry.updated);
  const details = presentDetails(scope, entry, url);
  return {
    id: entry.id,
    date: time,
    date_gmt: time,
    guid: { rendered: url },
    modified: time,
    modified_gmt: time,
    slug: entry.slug,
    status: 'inherit',
    type: 'attachment',
    link: url,
    title: { rendered: renderText(entry.title) },
    author: 0,
    featured_media: 0,
    comment_status: 'closed',
    ping_status: 'closed',
    template: '',
    meta: [],
    description: { rendered: presentDescription(entry, url, details) },
    caption: { rendered: '' },
    alt_text: entry.alt,
    media_type: entry.isPicture ? 'image' : 'file',
    mime_type: entry.mimeType,
    media_details: details,
    post: entry.parentId,
    source_url: url,
    _links: recordLinks(scope, { restBase: 'media', id: entry.id }, 'types/attachment'),
  };
}

function presentDetails({ siteUrl }: Scope, entry: MediaEntry, url: string) {
  const { width, height, sizeBytes: filesize, isPicture } = entry;
  if (width === null || height === null) return { filesize, sizes: {} };
  if (!isPicture) return { width, height, filesize, sizes: {} };
  const scaled = Object.entries(SIZES)
    .filter(([, size]) => size < width)
    .map(([name, size]) => [
      name,
      {
        file: `${size}.webp`,
        width: size,
        height: Math.round((height * size) / width),
        mime_type: 'image/webp',
        source_url: `${siteUrl}${pictureUrl(entry.hash, size, 'webp')}`,
      },
    ]);
  const full = { file: entry.name, width, height, mime_type: entry.mimeType, source_url: url };
  const sizes: Media['media_details']['sizes'] = { ...Object.fromEntries(scaled), full };
  return { width, height, file: entry.name, filesize, sizes, image_meta: {} };
}

function presentDescription(entry: MediaEntry, url: string, details: Media['media_details']) {
  const medium = details.sizes.medium ?? details.sizes.full;
  const inner = medium
    ? `<img loading="lazy" decoding="async" width="${medium.width}" height="${medium.height}"` +
      ` src="${escapeHtml(medium.source_url)}" class="attachment-medium size-medium"` +
      ` alt="${escapeHtml(entry.alt)}" />`
    : renderText(entry.title);
  return `<p class="attachment"><a href='${escapeHtml(url)}'>${inner}</a></p>\n`;
}

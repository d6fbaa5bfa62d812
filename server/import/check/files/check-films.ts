import { localeCodes } from '#core/i18n/locales.ts';
import { type Said, say } from '#core/say.ts';
import { complaintsAbout } from '#server/import/check/complaints.ts';
import { productFilePaths } from '#server/import/check/media-uses.ts';
import { quote, type Report } from '#server/import/content-problem.ts';
import type { MediaFile } from '#server/import/media-library.ts';
import type { Content, ProductSource } from '#server/import/read/content-records.ts';
import type { FieldPath } from '#server/import/read/parse-yaml.ts';

/** A film of a product page is for phones, too. */
const MAX_BYTES = 2_000_000;

type Media = Map<string, MediaFile>;

/** Checks what the films of products are: their codecs, their size, and that what they show can also be read. */
export function checkFilms({ products }: Content, media: Media, report: Report): void {
  for (const product of products)
    for (const field of ['video', 'installation_video'] as const)
      checkFilm({ product, field, media, report });
}

type Checked = {
  product: ProductSource;
  field: 'video' | 'installation_video';
  media: Media;
  report: Report;
};

function checkFilm({ product, field, media, report }: Checked): void {
  const film = product.record[field];
  if (!film) return;
  const complain = complaintsAbout(product, report);
  const warn = (path: FieldPath, value: unknown, [problem, whatToDo]: [Said, Said]) =>
    complain([field, ...path], value, { problem, whatToDo, severity: 'warn' });
  const fileOf = (name: string) =>
    productFilePaths(product.folder, name).flatMap((path) => media.get(path) ?? [])[0];

  for (const [key, codec] of [
    ['file', 'avc1'],
    ['av1', 'av01'],
  ] as const) {
    const name = film[key];
    const file = name && fileOf(name);
    if (!file) continue;
    if (!file.codec?.startsWith(codec)) warn([key], name, faultOfCodec[key](name));
    if (file.sizeBytes > MAX_BYTES)
      warn([key], name, [say`${quote(name)} has more than 2 MB`, say`Encode it smaller.`]);
  }
  if (!film.av1)
    warn([], undefined, [
      say`has no av1: browsers load the larger film`,
      say`Encode it in AV1, too.`,
    ]);
  if (localeCodes.some((code) => !film.captions?.[code]))
    warn([], undefined, [
      say`has no captions: who does not see the film cannot follow it`,
      say`Add a WebVTT file for each language.`,
    ]);
}

const faultOfCodec: Record<'file' | 'av1', (name: string) => [Said, Said]> = {
  file: (name) => [
    say`${quote(name)} is not in H.264: not every browser plays it`,
    say`Encode it as MP4 with H.264.`,
  ],
  av1: (name) => [
    say`${quote(name)} is not in AV1`,
    say`Encode it as MP4 with AV1, or remove the field.`,
  ],
};

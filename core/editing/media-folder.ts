import type { ValuePath } from '#core/studio/changes/values.ts';
import { endOf, type MediaKind, mediaKindOf } from '#core/studio/media/media-item.ts';
import type { RecordKind } from './record-kinds.ts';

/** Where the files of a field lie, and which fit. */
export type MediaFolder = { folder: string; kinds: readonly MediaKind[] };

const SCENES: MediaFolder = { folder: 'media/scenes', kinds: ['picture'] };

const inProduct: Readonly<Record<string, Omit<MediaFolder, 'folder'> & { below: string }>> = {
  'images.file': { below: '/images', kinds: ['picture'] },
  'drawings.file': { below: '', kinds: ['drawing'] },
  'documents.file': { below: '', kinds: ['document'] },
  model_3d: { below: '', kinds: ['model'] },
  'video.file': { below: '', kinds: ['film'] },
  'video.av1': { below: '', kinds: ['film'] },
  'video.captions': { below: '', kinds: ['captions'] },
  'video.poster': { below: '', kinds: ['picture'] },
  'installation_video.file': { below: '', kinds: ['film'] },
  'installation_video.av1': { below: '', kinds: ['film'] },
  'installation_video.captions': { below: '', kinds: ['captions'] },
  'installation_video.poster': { below: '', kinds: ['picture'] },
};

const DOCUMENTS = 'media/documents';
const LOGO: MediaFolder = { folder: 'media/brand', kinds: ['drawing', 'picture'] };

const inOthers: Readonly<Record<string, MediaFolder>> = {
  'image.file': SCENES,
  'picture.file': SCENES,
  'pictures.file': SCENES,
  poster: SCENES,
  file: { folder: DOCUMENTS, kinds: ['film', 'document'] },
  'files.file': { folder: DOCUMENTS, kinds: ['document'] },
  'logo_dark.file': LOGO,
  'logo_light.file': LOGO,
  'liaqa_logo.file': LOGO,
  'carbon_measured_company_logo.file': LOGO,
};

/** The folder whose files a field names, as the importer looks for them; null for fields that name none. */
export function mediaFolderOf(
  { kind, path }: { kind: RecordKind; path: string },
  field: ValuePath,
): MediaFolder | null {
  const names = field.filter((part) => typeof part === 'string' && part !== 'blocks');
  if (kind === 'product') {
    // Captions are a file for each language.
    const found = inProduct[names.join('.')] ?? inProduct[names.slice(0, -1).join('.')];
    const folder = path.slice(0, Math.max(0, path.lastIndexOf('/')));
    return found ? { folder: `${folder}${found.below}`, kinds: found.kinds } : null;
  }
  if (kind === 'crop') return null;
  return inOthers[names.slice(-2).join('.')] ?? null;
}

/** A name as addresses have it: `Front View (1).JPEG` → `front-view-1.jpg`; for files of photometry as it is, which variants name. */
export function toFileName(name: string): string {
  if (mediaKindOf(name) === 'photometry') return name;
  const end = endOf(name).replace(/^jpeg$/, 'jpg');
  const plain = name
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return `${plain || 'file'}.${end}`;
}

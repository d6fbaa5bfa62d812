import type { Context } from 'hono';
import { AppError } from '#core/app-error.ts';
import type { Translate } from '#core/i18n/translate.ts';
import { type Finding, PhotometryError } from '#core/photometry/finding.ts';
import { findingText, refusalText } from '#core/photometry/finding-text.ts';

const MAX_FILE_BYTES = 10_000_000;
/** Size allowance for the multipart envelope of the file. */
const ENVELOPE_BYTES = 10_000;
export const MAX_UPLOAD_BYTES = MAX_FILE_BYTES + ENVELOPE_BYTES;

/** What both endpoints respond to files that they cannot use. */
export const uploadErrors = {
  413: 'The file is larger than 10 MB.',
  422: 'The file is not photometric data or cannot be parsed; the code starts with `photometry_`.',
  503: 'Too many files are being processed; retry later.',
};

/** Reads the multipart body; `fields` are the other fields as text. */
export async function readUpload(
  context: Context,
): Promise<{ bytes: Uint8Array; fields: Record<string, unknown> }> {
  const body = await context.req.parseBody().catch(() => ({}) as Record<string, unknown>);
  const { file, ...fields } = body;
  if (!(file instanceof File)) throw new AppError('missing-params', { names: ['file'] });
  if (file.size > MAX_FILE_BYTES) throw new AppError('file-too-large');
  return { bytes: new Uint8Array(await file.arrayBuffer()), fields };
}

/** Runs a job of the photometry thread; a refusal becomes the response in the visitor's language. */
export async function runWithRefusals<Result>(
  t: Translate<'photometry'>,
  job: () => Promise<Result | null>,
): Promise<Result> {
  try {
    const result = await job();
    if (!result) throw new AppError('busy');
    return result;
  } catch (error) {
    if (!(error instanceof PhotometryError)) throw error;
    const { code, line } = error;
    throw new AppError('photometry-refused', { code, line, text: refusalText(t, error) });
  }
}

/** A defect of a file in the visitor's language. */
export function presentIssue(finding: Finding, t: Translate<'photometry'>) {
  const { code, severity, line } = finding;
  return { code, severity, message: findingText(t, finding), ...(line !== null && { line }) };
}

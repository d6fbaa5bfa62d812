import { type OpenAPIHono, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { AppError } from '#core/app-error.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import type { Translate } from '#core/i18n/translate.ts';
import { type Finding, PhotometryError } from '#core/photometry/finding.ts';
import { findingText, refusalText } from '#core/photometry/finding-text.ts';
import { type Inspection, inspectionSchema } from '#server/api/photometry-v1/inspection-schema.ts';
import { addPostEndpoint } from '#server/http/rest/add-post-endpoint.ts';
import type { Services } from '#server/services.ts';
import { texts } from '#server/texts.ts';

type Scope = { services: Services; locale: LocaleCode };
type InspectedLight = NonNullable<Awaited<ReturnType<Services['photometryThread']['inspect']>>>;

const MAX_FILE_BYTES = 10_000_000;
/** Size allowance for the multipart envelope of the file. */
const ENVELOPE_BYTES = 10_000;

/** `POST photometry/v1/inspect`: figures and defects of a photometric file, which is not stored. */
export function addInspectEndpoint(api: OpenAPIHono, scope: Scope): void {
  const t = texts[scope.locale];
  addPostEndpoint(api, {
    tag: 'photometry/v1',
    route: '/photometry/v1/inspect',
    operationId: 'inspectPhotometry',
    summary: 'Figures and defects of a photometric file',
    description:
      'Reads EULUMDAT, IES (LM-63 of 1986 to 2019) and the first light distribution of a GLDF container, detected by content, and returns the figures derived from the intensities and a list of defects. The file is not stored.',
    bodyType: 'multipart/form-data',
    body: z.object({ file: z.string().openapi({ format: 'binary' }) }),
    response: inspectionSchema,
    responseDescription: 'The file was parsed; `issues` lists its defects.',
    errors: {
      400: 'The body has no `file`.',
      413: 'The file is larger than 10 MB.',
      422: 'The file is not photometric data or cannot be parsed; the code starts with `photometry_`.',
      503: 'Too many files are being processed; retry later.',
    },
    maxBytes: MAX_FILE_BYTES + ENVELOPE_BYTES,
    handle: async (context) => inspect(await readFile(context), scope, t),
  });
}

async function readFile(context: Context): Promise<Uint8Array> {
  const body = await context.req.parseBody().catch(() => ({}) as Record<string, unknown>);
  const { file } = body;
  if (!(file instanceof File)) throw new AppError('missing-params', { names: ['file'] });
  if (file.size > MAX_FILE_BYTES) {
    throw new AppError('file-too-large');
  }
  return new Uint8Array(await file.arrayBuffer());
}

async function inspect(
  bytes: Uint8Array,
  { services }: Scope,
  t: Translate<'photometry'>,
): Promise<Inspection> {
  try {
    const inspection = await services.photometryThread.inspect(bytes);
    if (!inspection) throw new AppError('busy');
    return present(inspection, t);
  } catch (error) {
    if (!(error instanceof PhotometryError)) throw error;
    const { code, line } = error;
    throw new AppError('photometry-refused', { code, line, text: refusalText(t, error) });
  }
}

function present(
  { format, name, number, manufacturer, figures, ugr4h8h: ugr, findings }: InspectedLight,
  t: Translate<'photometry'>,
): Inspection {
  return {
    format,
    luminaire: { name, number, manufacturer },
    luminous_flux_lm: round(figures.fluxLm, 2),
    lamp_flux_lm: round(figures.lampFluxLm, 2),
    lor_percent: round(figures.lorPercent, 2),
    dff_percent: round(figures.dffPercent, 2),
    peak_intensity_cd: round(figures.peakCd, 2),
    beam_angle_c0_deg: roundOrNull(figures.beam.c0Deg),
    beam_angle_c90_deg: roundOrNull(figures.beam.c90Deg),
    field_angle_c0_deg: roundOrNull(figures.field.c0Deg),
    field_angle_c90_deg: roundOrNull(figures.field.c90Deg),
    cie_flux_code: figures.fluxCode.map(Math.round),
    ugr_4h8h: ugr && {
      crosswise: round(ugr.crosswise, 1),
      endwise: round(ugr.endwise, 1),
      worst: round(ugr.value, 1),
    },
    power_w: figures.powerW,
    issues: findings.map((finding) => presentIssue(finding, t)),
  };
}

function presentIssue(finding: Finding, t: Translate<'photometry'>): Inspection['issues'][number] {
  const { code, severity, line } = finding;
  return { code, severity, message: findingText(t, finding), ...(line !== null && { line }) };
}

function roundOrNull(value: number | null): number | null {
  return value === null ? null : round(value, 2);
}

function round(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}

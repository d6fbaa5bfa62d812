import { type OpenAPIHono, z } from '@hono/zod-openapi';
import type { LocaleCode } from '#core/i18n/locales.ts';
import type { Translate } from '#core/i18n/translate.ts';
import { formatBug } from '#core/photometry/figures/bug-rating.ts';
import { findNemaType } from '#core/photometry/figures/nema-type.ts';
import { type Inspection, inspectionSchema } from '#server/api/photometry-v1/inspection-schema.ts';
import {
  MAX_UPLOAD_BYTES,
  presentIssue,
  readUpload,
  runWithRefusals,
  uploadErrors,
} from '#server/api/photometry-v1/read-upload.ts';
import { addPostEndpoint } from '#server/http/rest/add-post-endpoint.ts';
import type { Services } from '#server/services.ts';
import { texts } from '#server/texts.ts';

type Scope = { services: Services; locale: LocaleCode };
type InspectedLight = NonNullable<Awaited<ReturnType<Services['photometryThread']['inspect']>>>;

/** `POST photometry/v1/inspect`: figures and defects of a photometric file, which is not stored. */
export function addInspectEndpoint(api: OpenAPIHono, scope: Scope): void {
  const t = texts[scope.locale];
  addPostEndpoint(api, {
    tag: 'photometry/v1',
    route: '/photometry/v1/inspect',
    operationId: 'inspectPhotometry',
    summary: 'Figures and defects of a photometric file',
    description:
      'Reads EULUMDAT, IES (LM-63 of 1986 to 2019), TM-33 (XML, also of ATLA S001) and the first light distribution of a GLDF container, detected by content, and returns the figures derived from the intensities and a list of defects. The file is not stored.',
    bodyType: 'multipart/form-data',
    body: z.object({ file: z.string().openapi({ format: 'binary' }) }),
    response: inspectionSchema,
    responseDescription: 'The file was parsed; `issues` lists its defects.',
    errors: {
      400: 'The body has no `file`.',
      ...uploadErrors,
    },
    maxBytes: MAX_UPLOAD_BYTES,
    handle: async (context) => {
      const { bytes } = await readUpload(context);
      const inspect = () => scope.services.photometryThread.inspect(bytes);
      return present(await runWithRefusals(t, inspect), t);
    },
  });
}

function present(
  { format, name, number, manufacturer, figures, bug, ugr4h8h: ugr, ...light }: InspectedLight,
  t: Translate<'photometry'>,
): Inspection {
  return {
    format,
    luminaire: { name, number, manufacturer },
    luminous_flux_lm: round(figures.fluxLm, 2),
    lamp_flux_lm: round(figures.lampFluxLm, 2),
    lor_percent: round(figures.lorPercent, 2),
    dff_percent: round(figures.dffPercent, 2),
    dlor_percent: round(figures.dlorPercent, 2),
    ulor_percent: round(figures.ulorPercent, 2),
    peak_intensity_cd: round(figures.peakCd, 2),
    beam_angle_c0_deg: roundOrNull(figures.beam.c0Deg),
    beam_angle_c90_deg: roundOrNull(figures.beam.c90Deg),
    field_angle_c0_deg: roundOrNull(figures.field.c0Deg),
    field_angle_c90_deg: roundOrNull(figures.field.c90Deg),
    nema_type: findNemaType(figures.field),
    bug_rating: formatBug(bug),
    cie_flux_code: figures.fluxCode.map(Math.round),
    ugr_4h8h: ugr && {
      crosswise: round(ugr.crosswise, 1),
      endwise: round(ugr.endwise, 1),
      worst: round(ugr.value, 1),
    },
    power_w: figures.powerW,
    spectrum: light.spectrum,
    issues: light.findings.map((finding) => presentIssue(finding, t)),
  };
}

function roundOrNull(value: number | null): number | null {
  return value === null ? null : round(value, 2);
}

function round(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}

import { readFileSync } from 'node:fs';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reportSchema } from '#server/api/photometry-v1/report-schema.ts';
import { createTestApi, type TestApi } from '#tests/api/test-api.ts';
import { postId } from '#tests/e2e/post-id.ts';

const content = new URL('../../content/catalogue/products/', import.meta.url);
const sample = readFileSync(new URL('ard150/photometry/ARD150-12-840-60D-B-DD.ldt', content));
const small = readFileSync(
  new URL(
    '../../server/import/fixtures/content/catalogue/products/nim120/photometry/NIM120-12-840-W.ldt',
    import.meta.url,
  ),
);

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

async function inspect(bytes: Uint8Array | string | null, base = '/api') {
  const body = new FormData();
  if (bytes !== null) body.append('file', new File([bytes as BlobPart], 'any-name.bin'));
  const response = await api.request(`${base}/photometry/v1/inspect`, { method: 'POST', body });
  return { status: response.status, body: await response.json(), headers: response.headers };
}

test('POST /photometry/v1/inspect returns exactly the fields of the contract', async () => {
  const { status, body, headers } = await inspect(sample);
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(Object.keys(body)).toEqual([
    'format',
    'luminaire',
    'luminous_flux_lm',
    'lamp_flux_lm',
    'lor_percent',
    'dff_percent',
    'dlor_percent',
    'ulor_percent',
    'peak_intensity_cd',
    'beam_angle_c0_deg',
    'beam_angle_c90_deg',
    'field_angle_c0_deg',
    'field_angle_c90_deg',
    'nema_type',
    'bug_rating',
    'cie_flux_code',
    'ugr_4h8h',
    'power_w',
    'spectrum',
    'issues',
  ]);
  expect(Object.keys(body.luminaire)).toEqual(['name', 'number', 'manufacturer']);
  expect(body.format).toBe('eulumdat');
  expect(body.luminous_flux_lm / body.lamp_flux_lm).toBeCloseTo(1, 3);
  expect(body.beam_angle_c0_deg).toBeCloseTo(60, 0);
  expect(body.cie_flux_code).toHaveLength(5);
  expect(body.ugr_4h8h.crosswise).toBeGreaterThan(5);
  expect(body.ugr_4h8h.worst).toBe(body.ugr_4h8h.crosswise);
  expect(body.issues.every(({ severity }: { severity: string }) => severity !== 'error')).toBe(
    true,
  );
});

test('issues include the line and are in the language of the URL', async () => {
  const lines = sample.toString('latin1').split('\r\n');
  lines[12] = `${lines[12]},0`;
  const text = lines.join('\r\n');
  const [english] = (await inspect(text)).body.issues;
  expect(english).toMatchObject({ code: 'decimal-comma', severity: 'info', line: 13 });
  expect(english.message).toContain('decimal comma');
  const [spanish] = (await inspect(text, '/api/es')).body.issues;
  expect(spanish.message).toContain('coma decimal');
});

test('a file that is not photometric data returns 422 and the reason', async () => {
  const document = await inspect('%PDF-1.7 something else');
  expect(document).toMatchObject({ status: 422, body: { code: 'photometry_document' } });
  expect(document.body.message).toContain('a PDF file');
  const { status, body } = await inspect('A letter about something else');
  expect(status).toBe(422);
  expect(body).toMatchObject({ code: 'photometry_not_photometry', data: { status: 422 } });
  expect(body.message).toContain('neither EULUMDAT nor IES');
  const cut = await inspect(sample.subarray(0, sample.length / 2), '/es/api');
  expect(cut.status).toBe(422);
  expect(cut.body).toMatchObject({
    code: 'photometry_cut_short',
    data: { line: expect.any(Number) },
  });
  expect(cut.body.message).toContain('termina antes');
});

test.each([
  ['1\n'.repeat(4_950_000), 'too_many_values'],
  [`${'\n'.repeat(9_000_000)}1`, 'too_many_values'],
  [`IESNA91\nTILT=NONE\n${'1 '.repeat(4_900_000)}`, 'too_many_values'],
  [sample.toString('latin1').replace(/\d+(\r\n)$/, '-1$1'), 'negative_intensity'],
  [sample.toString('latin1').replace(/\d+(\r\n)$/, 'Infinity$1'), 'not_a_number'],
])('a malicious or meaningless file returns 422 (%#)', async (text, code) => {
  const { status, body } = await inspect(text);
  expect({ status, code: body.code }).toEqual({ status: 422, code: `photometry_${code}` });
  expect(body.message).not.toBe('');
});

test('the spectrum of a GLDF container has its figures; other files have none', async () => {
  const xml = `<Root><GeneralDefinitions>
    <Files><File id="f" contentType="ldc/eulumdat" type="localFileName">a.ldt</File></Files>
    <Photometries><Photometry id="p"><PhotometryFileReference fileId="f"/></Photometry></Photometries>
    <Spectrums><Spectrum id="s"><Intensity wavelength="450">1</Intensity><Intensity wavelength="600">3</Intensity></Spectrum></Spectrums>
    <LightSources><FixedLightSource id="led"><SpectrumReference spectrumId="s"/></FixedLightSource></LightSources>
    <Emitters><Emitter id="e"><FixedLightEmitter><PhotometryReference photometryId="p"/><LightSourceReference fixedLightSourceId="led"/></FixedLightEmitter></Emitter></Emitters>
  </GeneralDefinitions></Root>`;
  const file = zipSync({ 'product.xml': strToU8(xml), 'ldc/a.ldt': new Uint8Array(sample) });
  const { status, body } = await inspect(file);
  expect(status).toBe(200);
  expect(body.spectrum.figures.peakNm).toBe(600);
  expect(body.spectrum.figures.bluePercent).toBeGreaterThan(5);
  expect((await inspect(sample)).body.spectrum).toBeNull();
});

test('a GLDF container is read for its first light distribution, a broken one is rejected', async () => {
  const xml = `<Root><GeneralDefinitions>
    <Files><File id="f" contentType="ldc/eulumdat" type="localFileName">a.ldt</File></Files>
    <Photometries><Photometry id="p"><PhotometryFileReference fileId="f"/></Photometry></Photometries>
  </GeneralDefinitions></Root>`;
  const whole = zipSync({ 'product.xml': strToU8(xml), 'ldc/a.ldt': new Uint8Array(sample) });
  expect(await inspect(whole)).toMatchObject({
    status: 200,
    body: { format: 'gldf', power_w: 12 },
  });
  expect(await inspect(whole.slice(0, 200))).toMatchObject({
    status: 422,
    body: { code: 'photometry_gldf_broken' },
  });
});

test('POST /photometry/v1/convert writes each format, which reads as the same light', async () => {
  const convert = async (bytes: Uint8Array | string, format: string) => {
    const body = new FormData();
    body.append('file', new File([bytes as BlobPart], 'any-name.bin'));
    body.append('format', format);
    const response = await api.request('/api/photometry/v1/convert', { method: 'POST', body });
    return { status: response.status, body: await response.json() };
  };
  const { body: wanted } = await inspect(sample);
  for (const [format, extension] of [
    ['tm33', 'xml'],
    ['ies', 'ies'],
    ['eulumdat', 'ldt'],
  ] as const) {
    const { status, body } = await convert(sample, format);
    expect([status, body.from, body.format, body.extension]).toEqual([
      200,
      'eulumdat',
      format,
      extension,
    ]);
    const { body: read } = await inspect(body.content);
    expect(read.format).toBe(format);
    expect(read.luminous_flux_lm).toBeCloseTo(wanted.luminous_flux_lm, 0);
    expect(read.beam_angle_c0_deg).toBeCloseTo(wanted.beam_angle_c0_deg, 1);
  }
  expect(await convert(sample, 'uld')).toMatchObject({
    status: 400,
    body: { code: 'rest_missing_callback_param' },
  });
  expect(await convert('<svg/>', 'tm33')).toMatchObject({
    status: 422,
    body: { code: 'photometry_xml_unknown' },
  });
});

test('a body without a file returns 400, one over 10 MB returns 413', async () => {
  expect(await inspect(null)).toMatchObject({
    status: 400,
    body: { code: 'rest_missing_callback_param', data: { status: 400, params: ['file'] } },
  });
  const response = await api.request('/api/photometry/v1/inspect', { method: 'POST', body: '{}' });
  expect(response.status).toBe(400);
  for (const size of [10_000_001, 10_100_000]) {
    expect(await inspect(new Uint8Array(size))).toMatchObject({
      status: 413,
      body: { code: 'rest_request_too_large', data: { status: 413 } },
    });
  }
});

test('GET /photometry/v1/variation/{id}/report returns the full photometry of a variant', async () => {
  const reportOf = (sku: string) => {
    return api.request(`/api/photometry/v1/variation/${postId('variant', sku)}/report`);
  };
  const body = reportSchema.parse(await (await reportOf('NIM120/12/840/W')).json());
  const inspected = (await inspect(small)).body;
  expect(inspected.dlor_percent + inspected.ulor_percent).toBeCloseTo(inspected.lor_percent, 1);
  expect(inspected.bug_rating).toMatch(/^B[0-5] U[0-5] G[0-5]$/);
  expect(body.nema).toBeNull();
  expect(body.figures.fluxLm).toBeCloseTo(inspected.luminous_flux_lm, 1);
  expect(body.figures.fluxCode.map(Math.round)).toEqual(inspected.cie_flux_code);
  expect(body.ugr).toHaveLength(19);
  expect(body.ugr4h8h).toMatchObject({ directions: 'main', value: expect.closeTo(17.5, 0) });
  expect(body.utilisation?.factors).toHaveLength(10);
  expect(body.cone.steps.map(({ distanceM }) => distanceM)).toEqual([1, 1.5, 2, 2.5, 3, 4, 5]);
  expect((await reportOf('CTR10/PIR/W')).status).toBe(404);
});

test('a luminaire for roads has a link to their calculator, and no UGR', async () => {
  const get = async (sku: string, rest = '') => {
    const response = await api.request(
      `/api/photometry/v1/variation/${postId('variant', sku)}${rest}`,
    );
    return (await response.json()) as Record<string, unknown>;
  };
  const { calculator, figures } = await get('VEL400/9/830/A');
  expect(calculator).toEqual({ screen: 'road-lighting-calculator', label: 'Calculate a road' });
  expect(JSON.stringify(figures)).not.toContain('UGR');
  expect(await get('VEL400/9/830/A', '/report')).toMatchObject({ ugr: null, ugr4h8h: null });
  expect(await get('VEL400/9/830/A', '/report')).toMatchObject({
    utilisation: null,
    ground: { tiltDeg: 0 },
    roadUtilisation: { widths: expect.any(Array) },
  });
  const indoors = await get('NIM120/12/840/W');
  expect(indoors.ground).toBeNull();
  expect(indoors.calculator).toEqual({ screen: 'room-calculator', label: 'Calculate a room' });
  expect(JSON.stringify(indoors.figures)).toContain('UGR');
});

test('GET /photometry/v1/variation/{id}/ground draws the ground below an outdoor luminaire', async () => {
  const get = (sku: string, query: string, base = '/api') =>
    api.request(`${base}/photometry/v1/variation/${postId('variant', sku)}/ground${query}`);
  const english = await (await get('VEL400/9/830/A', '?height_cm=450&tilt_deg=15')).json();
  expect(english).toMatchObject({ heightM: 4.5, tiltDeg: 15, title: 'Light on the ground' });
  expect(english.text).toMatch(/4.5\sm above the ground/);
  expect(english.paths).toHaveLength(english.drawing.labels.length);
  const spanish = await (await get('VEL400/9/830/A', '?height_cm=450', '/api/es')).json();
  expect(spanish.text).toMatch(/4,5\sm del suelo/);
  expect((await get('VEL400/9/830/A', '?height_cm=1')).status).toBe(400);
  expect((await get('VEL400/9/830/A', '?tilt_deg=90')).status).toBe(400);
  expect((await get('NIM120/12/840/W', '')).status).toBe(404);
});

test('other methods do not exist', async () => {
  expect((await api.request('/api/photometry/v1/inspect')).status).toBe(404);
  const options = await api.request('/api/photometry/v1/inspect', { method: 'OPTIONS' });
  expect(options.headers.get('allow')).toBe('POST');
});

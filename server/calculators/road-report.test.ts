import { expect, test } from 'vitest';
import { streetLuminaire as luminaire } from '#core/calculators/road/road.fixtures.ts';
import { solveRoad } from '#core/calculators/road/road-outcome.ts';
import { makeRoadReport, type RoadReportSources } from '#server/calculators/road-report.ts';
import type { PdfJob } from '#server/pdf/pdf-document.ts';

function setUp(changes: Partial<RoadReportSources> = {}) {
  const jobs: PdfJob[] = [];
  const company = { legalName: 'Company Ltd', email: 'a@example.com', phone: '1' };
  const sources: RoadReportSources = {
    siteUrl: 'https://www.example.com',
    findLuminaire: async (_, code) => (code === 'ONE' ? { name: 'ONE, lantern', luminaire } : null),
    calculateRoad: async (road) => solveRoad(road),
    pdf: {
      make: async (job) => {
        jobs.push(job);
        return new Uint8Array([1]);
      },
    },
    getLetterhead: async () => ({
      company: company as never,
      logo: null,
      images: {},
      pageText: '{page}',
    }),
    ...changes,
  };
  const make = (query: string, locale: 'en' | 'es' = 'es') => {
    return makeRoadReport(sources, locale, new URLSearchParams(query));
  };
  return { make, jobs };
}

test('The report of a road has its figures, its drawing and a link to the calculation, in the language', async () => {
  const { make, jobs } = setUp();
  const file = await make('luminaire=ONE&class=M5&spacing=33&height=9');
  expect(file).toMatchObject({ fileName: 'informe.pdf', mimeType: 'application/pdf' });
  const [job] = jobs;
  const words = JSON.stringify(job?.document).replaceAll('\u00a0', ' ');
  for (const word of ['M5, 2 × 3,5 m', 'Luminancia media', 'ONE, lantern', 'Unilateral']) {
    expect(words).toContain(word);
  }
  expect(words).toContain(
    'https://www.example.com/es/calculadora-de-alumbrado-viario?luminaire=ONE&class=M5&spacing=33&height=9',
  );
  expect(String(job?.images.plan)).toContain('33 m</text>');
});

test('The report names the spacings that meet the class', async () => {
  const { make, jobs } = setUp();
  await make('luminaire=ONE&class=M5', 'en');
  expect(JSON.stringify(jobs[0]?.document)).toContain('Class M5 is met at a spacing of');
});

test.each(['luminaire=TWO', 'class=M5', 'luminaire=ONE&height=100'])(
  'There is no report for %s',
  async (query) => {
    const { make, jobs } = setUp();
    expect(await make(query)).toBeNull();
    expect(jobs).toEqual([]);
  },
);

test('A full queue is an error that a later request may not meet', async () => {
  const { make } = setUp({ calculateRoad: async () => null });
  await expect(make('luminaire=ONE&spacing=30')).rejects.toMatchObject({ id: 'busy' });
});

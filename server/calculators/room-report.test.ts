import { expect, test } from 'vitest';
import { solveRoom } from '#core/calculators/room/room-result.ts';
import { cosinePower, createTestLuminaire } from '#core/photometry/luminaire.fixtures.ts';
import { makeRoomReport, type RoomReportSources } from '#server/calculators/room-report.ts';
import type { PdfJob } from '#server/pdf/pdf-document.ts';

const luminaire = createTestLuminaire(cosinePower(1, 5), { lampFluxLm: 3600, powerW: 30 });

function setUp(changes: Partial<RoomReportSources> = {}) {
  const jobs: PdfJob[] = [];
  const company = { legalName: 'Company Ltd', email: 'a@example.com', phone: '1' };
  const sources: RoomReportSources = {
    siteUrl: 'https://www.example.com',
    findLuminaire: async (_, code) => (code === 'ONE' ? { name: 'ONE, panel', luminaire } : null),
    calculateRoom: async (room) => solveRoom(room),
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
    return makeRoomReport(sources, locale, new URLSearchParams(query));
  };
  return { make, jobs };
}

test('The report of a room has its figures, its plan and a link to the calculation, in the language', async () => {
  const { make, jobs } = setUp();
  expect((await make('luminaire=ONE&length=12&width=8&rows=3&columns=4'))?.bytes).toBeDefined();
  const [job] = jobs;
  const words = JSON.stringify(job?.document).replaceAll('\u00a0', ' ');
  for (const word of ['12 (3 × 4)', 'Iluminancia media', 'ONE, panel', '70 % / 50 % / 20 %']) {
    expect(words).toContain(word);
  }
  expect(words).toContain(
    'https://www.example.com/es/calculadora-de-iluminacion?luminaire=ONE&length=12&width=8&rows=3&columns=4',
  );
  const plan = String(job?.images.plan);
  // Twelve luminaires and the walls, and the scale of colours.
  expect(plan.match(/<rect/g)?.length).toBeGreaterThan(12 + 1);
  expect(plan).toContain('Iluminancia, lx');
  await make('luminaire=ONE&plan=values');
  expect(String(jobs[1]?.images.plan)).not.toContain('Iluminancia, lx');
  expect(plan).toContain('12 m</text>');
});

test('The report has the quantities around the task, the parts of the maintenance factor and LENI', async () => {
  const { make, jobs } = setUp();
  await make('luminaire=ONE&dirt=clean&presence=manual-off&absence=40&zone=0.5&steps=1', 'en');
  const words = JSON.stringify(jobs[0]?.document).replaceAll('\u00a0', ' ');
  for (const text of [
    'at 1.2 m; at least 150 lx with U0 0.1',
    'Required by EN 12464-1',
    'the standard: 500 lx, modified 1,000 lx',
    '25,000 h; L80 at 50,000 h, assumed: none is stated',
    'CIE 97; enclosed (IP2X); clean room',
    '2,250 h with daylight, 250 h without; F_O 0.6; F_D 1; F_C 1',
    'Marginal zone, left out of average and uniformity',
  ])
    expect(words).toContain(text);
  expect(await make('luminaire=ONE&use=ballroom')).toBeNull();
});

test('Luminaires at individual positions are listed with them', async () => {
  const { make, jobs } = setUp();
  await make('luminaire=ONE&at=1.25-2_3-4', 'en');
  expect(jobs[0]?.document.blocks).toContainEqual(
    expect.objectContaining({
      kind: 'table',
      rows: [
        ['1', '1.25', '2'],
        ['2', '3', '4'],
      ],
    }),
  );
});

test('Further groups are in the plan and listed with their luminaire', async () => {
  const { make, jobs } = setUp();
  const room = 'luminaire=ONE&rows=1&columns=1';
  await make(`${room}&luminaire2=ONE&rows2=2&turn2=30&tilt2=20&mounting2=2.4`, 'en');
  const [job] = jobs;
  const words = JSON.stringify(job?.document);
  for (const word of [
    'Luminaires, group 2',
    'Turned by, °',
    'Tilted by, °',
    '2.4',
    '1 (1 × 1) + 2',
  ])
    expect(words).toContain(word);
  expect(String(job?.images.plan).match(/<path[^>]*fill="#fbe9d2"/g)).toHaveLength(2);
  // Unknown or impossible ones are not left out silently.
  expect(await make(`${room}&luminaire2=TWO`)).toBeNull();
  expect(await make(`${room}&luminaire2=ONE&mounting2=9`)).toBeNull();
});

test('There is no report without a variant of the catalogue, and a busy worker is reported', async () => {
  expect(await setUp().make('luminaire=TWO')).toBeNull();
  expect(await setUp().make('')).toBeNull();
  // An impossible room is not corrected.
  expect(await setUp().make('luminaire=ONE&mounting=9')).toBeNull();
  expect(await setUp().make('luminaire=ONE&length=0.1')).toBeNull();
  const { make, jobs } = setUp({ calculateRoom: async () => null });
  await expect(make('luminaire=ONE')).rejects.toMatchObject({ id: 'busy' });
  expect(jobs).toEqual([]);
});

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { localeCodes } from '#core/i18n/locales.ts';
import { findSaidFaults } from '#scripts/messages/said-texts.mjs';

const root = join(import.meta.dirname, '..');

test('each text that the importer says has its translation, and no other has', () => {
  const { count, faults } = findSaidFaults(root, localeCodes);
  expect(faults).toEqual([]);
  expect(count).toBeGreaterThan(300);
});

test('planted faults are found', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'said-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'core/i18n/said'), { recursive: true });
  await mkdir(join(folder, 'server'));
  const source = [
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a source
    'say`${a} is ${say`no ${b}`}`; say`${a}: ${b}`; say`\\`x\\``;',
    "sayable('Write it');",
  ];
  await writeFile(join(folder, 'server/source.ts'), source.join('\n'));
  const texts = { '{0} is {1}': '{0} es', 'no {0}': ' ', '`x`': '`x`', gone: 'ido' };
  await writeFile(join(folder, 'core/i18n/said/es.json'), JSON.stringify(texts));
  expect(findSaidFaults(folder, ['en', 'es'])).toEqual({
    count: 4,
    faults: [
      "core/i18n/said/es.json has no text for 'no {0}'. Add one.",
      "core/i18n/said/es.json has no text for 'Write it'. Add one.",
      "No source says 'gone'. Remove it from core/i18n/said/es.json.",
      "core/i18n/said/es.json has other places than '{0} is {1}'. Correct it.",
      "core/i18n/said/es.json has other places than 'no {0}'. Correct it.",
    ],
  });
});

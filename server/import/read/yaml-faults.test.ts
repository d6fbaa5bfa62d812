import { expect, test } from 'vitest';
import { z } from 'zod';
import spanish from '#core/i18n/said/es.json' with { type: 'json' };
import { tellIn } from '#core/say.ts';
import { createReport } from '#server/import/content-problem.ts';
import { parseYaml } from '#server/import/read/parse-yaml.ts';

const telling = { templates: spanish, number: String, day: String };

function problemIn(text: string): string {
  const report = createReport();
  parseYaml({ file: 'a.yaml', text }, z.unknown(), report);
  return report.errors.map(({ problem }) => tellIn(telling, problem)).join();
}

test.each([
  ['a: 1\na: 2', 'un campo está dos veces en el mismo grupo'],
  ['a:\n\t- b', 'la sangría lleva tabuladores; solo se admiten espacios'],
  ['a: b: c', 'hay dos campos en la misma línea'],
  ['a: [1, 2\nb: 1', 'la lista entre corchetes debe llevar sangría y terminar en ]'],
  ['a: {b: 1\nc: 2', 'el grupo entre llaves debe llevar sangría y terminar en }'],
  ['a: "x\nb: 1', 'faltan las comillas de cierre "'],
  ['a: @b', 'un valor sin comillas no puede empezar por @'],
  ['a: "\\q"', 'la secuencia de escape \\q no existe'],
  ['a:\n  b: 1\n c: 2', 'los campos de un grupo no empiezan en la misma columna'],
  ['a\nb: 1', 'el nombre de un campo ocupa más de una línea'],
  ['a: - b', 'algo no está donde YAML lo espera (Unexpected block-seq-ind on same line with key)'],
])('what is wrong with %j is said in Spanish', (text, expected) => {
  expect(problemIn(text)).toBe(`no se puede leer el YAML: ${expected}`);
});

import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { createMetrics } from '#server/observe/metrics.ts';

/** Not every machine has it. */
const PROMTOOL = 'promtool';

const read = (path: string) => readFile(new URL(`../${path}`, import.meta.url), 'utf8');

type Panel = { targets?: { expr: string }[] };
type Rule = { alert: string; expr: string; annotations: { summary: string } };

/** Names of all series. */
const series = new Set<string>();

beforeAll(async () => {
  const metrics = await createMetrics();
  const processes = { wanted: 1, ready: 1, restarts: { fault: 0 } };
  const { text } = await metrics.present({ reports: [await metrics.report()], processes });
  metrics.close();
  for (const [, name = '', type] of text.matchAll(/^# TYPE (\S+) (\S+)$/gm)) {
    const names =
      type === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name];
    for (const one of names) series.add(one);
  }
});

/** Names of metrics in an expression. */
function namesIn(expression: string): string[] {
  return expression.match(/\b(?:catalogue|nodejs|process)_\w+/g) ?? [];
}

async function readPanels(): Promise<Panel[]> {
  return JSON.parse(await read('deploy/grafana-dashboard.json')).panels;
}

async function readRules(): Promise<Rule[]> {
  return parse(await read('deploy/prometheus-alerts.yml')).groups[0].rules;
}

test('every metric on the dashboard exists', async () => {
  const panels = await readPanels();
  const expressions = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
  expect(expressions.length).toBeGreaterThan(20);
  for (const expression of expressions) {
    const names = namesIn(expression);
    expect(names, expression).not.toEqual([]);
    for (const name of names) expect(series, expression).toContain(name);
  }
});

test('every metric of the site is on the dashboard', async () => {
  const shown = new Set(
    (await readPanels()).flatMap(({ targets = [] }) =>
      targets.flatMap(({ expr }) => namesIn(expr)),
    ),
  );
  const own = [...series].filter((name) => /^catalogue_(?!.*_(sum|count)$)/.test(name));
  expect(own.length).toBeGreaterThan(15);
  expect(own.filter((name) => !shown.has(name))).toEqual([]);
});

test('every metric in an alert exists, and every alert says what is wrong', async () => {
  const rules = await readRules();
  expect(rules.length).toBeGreaterThan(8);
  for (const { alert, expr, annotations } of rules) {
    for (const name of namesIn(expr)) expect(series, alert).toContain(name);
    expect(namesIn(expr).length + (expr.includes('up{') ? 1 : 0), alert).toBeGreaterThan(0);
    expect(annotations.summary, alert).toMatch(/\.$/);
  }
});

test('docs/deploy.md describes every metric and no other', async () => {
  const text = await read('docs/deploy.md');
  const described = new Set(text.match(/\bcatalogue_\w+/g) ?? []);
  const own = [...series]
    .map((name) => name.replace(/_(bucket|sum|count)$/, ''))
    .filter((name) => name.startsWith('catalogue_'));
  expect([...described].sort()).toEqual([...new Set(own)].sort());
});

test('Prometheus accepts the alerts, where its tools are installed', async ({ skip }) => {
  try {
    execFileSync(PROMTOOL, ['--version'], { stdio: 'ignore' });
  } catch {
    skip('promtool is not installed');
  }
  const file = new URL('../deploy/prometheus-alerts.yml', import.meta.url).pathname;
  const output = execFileSync(PROMTOOL, ['check', 'rules', file], { encoding: 'utf8' });
  expect(output).toContain(`SUCCESS: ${(await readRules()).length} rules found`);
});

import { describe, expect, test } from 'vitest';
import { judge } from '#tests/hostile/judge-response.ts';
import { makeAttack } from '#tests/hostile/make-attack.ts';
import { toBytes } from '#tests/hostile/raw-request.ts';
import { listFailures } from '#tests/hostile/run-hostile.ts';
import { createRandom } from '#tests/hostile/seeded-random.ts';

const request = { kind: 'query', method: 'GET', target: '/en', headers: [] };
const respond = (status: number, headers: string, body = '') => {
  return judge({ status, head: `http/1.1 ${status} x\r\n${headers}`, body }, request);
};
const HTML = 'content-type: text/html';

describe('A hostile run notices', () => {
  test.each([
    ['a fault', 500, HTML, 'Something went wrong'],
    ['a 503 that does not say when', 503, HTML, ''],
    ['a 429 that does not say when', 429, HTML, ''],
    ['a header that was brought in', 200, 'x-hostile: 1', ''],
    ['a redirect to another site', 301, 'location: //evil.example/en', ''],
    ['markup', 200, HTML, '<p><hostile-x onerror=alert(1)>'],
    ['a trace', 404, HTML, 'TypeError: x\n    at run (/srv/app/main.js:1:2)'],
    ['a statement', 400, 'content-type: application/json', '{"m":"SQLITE_ERROR near"}'],
    ['a file of the machine', 200, 'content-type: image/png', 'root:x:0:0:root'],
  ])('%s', (_what, status, headers, body) => {
    expect(respond(status, headers, body)).not.toBeNull();
  });

  test('memory that grows, restarts and faults in the log', () => {
    const fine = { endpoints: 1, statuses: {}, problems: [], faults: [], restarts: 0, seconds: 1 };
    expect(listFailures({ ...fine, earlyMb: 300, endMb: 500 })).toEqual([]);
    const all = { ...fine, problems: ['x'], faults: ['x'], restarts: 1, earlyMb: 300, endMb: 900 };
    expect(listFailures(all)).toHaveLength(4);
  });
});

test.each([
  [503, `${HTML}\r\nretry-after: 5`, ''],
  [400, 'content-type: application/json', '{"m":"<hostile-x"}'],
  [301, 'location: /en/products', ''],
  [200, HTML, '&lt;hostile-x onerror'],
])('%d is what a site may respond', (status, headers, body) => {
  expect(respond(status, headers, body)).toBeNull();
});

test('a seed repeats its requests, another one makes others', () => {
  const endpoints = [{ path: '/en', methods: ['GET'], params: ['search'] }];
  const listOf = (seed: number) => {
    const random = createRandom(seed);
    return Array.from({ length: 60 }, () => toBytes(makeAttack(random, endpoints)).toString('hex'));
  };
  expect(listOf(1)).toEqual(listOf(1));
  expect(listOf(1)).not.toEqual(listOf(2));
});

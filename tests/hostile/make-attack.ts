import type { Endpoint } from './find-endpoints.ts';
import { makeBody, toJsonBody } from './hostile-bodies.ts';
import { HEADERS, HOSTS, METHODS, SEARCH_PARAMS, VALUES } from './hostile-texts.ts';
import type { RawRequest } from './raw-request.ts';
import { createValueMaker } from './schema-bodies.ts';
import type { Random } from './seeded-random.ts';

/** Visitors that a run has: few enough to meet their limits, enough to get past them. */
const VISITORS = 400;

/** An attack: changes an ordinary request of an endpoint. */
type Attack = (request: RawRequest, random: Random, endpoint: Endpoint) => RawRequest;

const attacks: Record<string, Attack> = {
  plain: (request) => request,
  method: (request, random) => ({ ...request, method: random.pick(METHODS) }),
  path: (request, random) => ({ ...request, target: mutatePath(request.target, random) }),
  query: (request, random, { params }) => {
    return { ...request, target: addQuery(request.target, random, params) };
  },
  search: (request, random) => {
    const pairs = Array.from({ length: 1 + random.below(4) }, () => random.pick(SEARCH_PARAMS));
    const query = pairs.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
    const collection = random.pick(['en_product', 'es_product_variation', 'x', '..%2f..']);
    const target = `/search/collections/${collection}/documents/search?q=a&query_by=sku&${query}&x-typesense-api-key=public-search`;
    return { ...request, target };
  },
  headers: (request, random) => {
    const extra = Array.from({ length: 1 + random.below(4) }, () => random.pick(HEADERS));
    return { ...request, headers: [...request.headers, ...extra] };
  },
  host: (request, random) => {
    const others = request.headers.filter(([name]) => name !== 'Host');
    const hosts = Array.from({ length: random.below(3) }, () => random.pick(HOSTS));
    return {
      ...request,
      headers: [...hosts.map((host): [string, string] => ['Host', host]), ...others],
    };
  },
  body: (request, random, { methods, schema }) => {
    const isDescribed = schema !== undefined && !random.oneIn(4);
    const { type, body } = isDescribed
      ? toJsonBody(createValueMaker(random, VALUES)(schema))
      : makeBody(random, VALUES);
    const method = methods.find((one) => one !== 'GET') ?? 'POST';
    const headers: RawRequest['headers'] = [
      ...request.headers,
      ['Content-Type', type],
      ['Content-Length', String(body.length)],
    ];
    return { ...request, method, headers, body };
  },
  smuggling: (request, random) => {
    const lengths = random.pick<[string, string][]>([
      [
        ['Content-Length', '4'],
        ['Transfer-Encoding', 'chunked'],
      ],
      [
        ['Content-Length', '4'],
        ['Content-Length', '9'],
      ],
      [['Content-Length', '-1']],
      [['Content-Length', '99999999999999999999']],
      [['Transfer-Encoding', 'chunked']],
      [['Transfer-Encoding', 'chunked, identity']],
      [['Transfer-Encoding ', 'chunked']],
    ]);
    const rest = `0\r\n\r\nGET /healthz HTTP/1.1\r\nHost: x\r\nX-Hostile: 1\r\n\r\n`;
    const body = Buffer.from(
      random.pick([rest, `ffffffffffffffff\r\nx`, '-1\r\n', 'zz\r\n', rest]),
    );
    return { ...request, method: 'POST', headers: [...request.headers, ...lengths], body };
  },
  pipelined: (request) => {
    const next = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(20);
    return {
      ...request,
      headers: [['Host', 'localhost']],
      body: Buffer.from(`${next}QUIT\r\n\r\n`),
    };
  },
  old: (request, random) => {
    return { ...request, version: random.pick(['1.0', '0.9', '2.0', '9.9', '1.1 x']) };
  },
  aborted: (request, random, endpoint) => {
    const sent = attacks.body?.(request, random, endpoint) ?? request;
    return { ...sent, ends: { afterBytes: 20 + random.below(1500) } };
  },
  unread: (request) => ({ ...request, ends: 'unread' }),
};
const kinds = Object.keys(attacks);
/** Kinds that find most come often. */
const WEIGHTED = [
  ...kinds,
  ...Array<string[]>(2).fill(['path', 'query', 'query', 'search', 'body', 'headers']).flat(),
];

/** Makes a hostile request to an endpoint. */
export function makeAttack(random: Random, endpoints: readonly Endpoint[]): RawRequest {
  const endpoint = random.pick(endpoints);
  const kind = random.pick(WEIGHTED);
  const visitor = random.below(VISITORS);
  const request: RawRequest = {
    kind,
    method: endpoint.methods[0] ?? 'GET',
    target: endpoint.path,
    headers: [
      ['Host', 'localhost'],
      ['X-Forwarded-For', `198.51.${visitor >> 8}.${visitor & 255}`],
      ['Connection', 'close'],
    ],
  };
  if (endpoint.cookie && !random.oneIn(4)) request.headers.push(['Cookie', endpoint.cookie]);
  return attacks[kind]?.(request, random, endpoint) ?? request;
}

function mutatePath(target: string, random: Random): string {
  const at = random.below(target.length) + 1;
  const value = random.pick(VALUES);
  const [path = '', query = ''] = target.split('?');
  return random.pick([
    `${target.slice(0, at)}${value}${target.slice(at)}`,
    `${path}/${value}?${query}`,
    target.toUpperCase(),
    `/${target}`,
    `//evil.example${target}`,
    `/\\evil.example${target}`,
    `${path}/..;/..%2f..%2f${value}`,
    `${path.replace(/\/[^/]*$/, '')}/${value}`,
    `http://evil.example${target}`,
    target.replaceAll('/', '%2f'),
    target.replace(/[a-z]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
    `${path}.data?${query}`,
    `${path}${'/a'.repeat(400)}`,
    '*',
    '',
  ]);
}

function addQuery(target: string, random: Random, params: readonly string[]): string {
  const names = [
    ...params,
    ...['search', 'page', 'list', 'runs', 'variation', 'view', 'sort'],
    '__proto__',
  ];
  const count = random.pick([1, 1, 2, 5, 200]);
  const pairs = Array.from({ length: count }, () => {
    const name = random.pick(names) + random.pick(['', '', '', '[]', '[a][b]', '%5B%5D', '.x']);
    return `${name}=${random.pick(VALUES)}`;
  });
  return `${target}${target.includes('?') ? '&' : '?'}${pairs.join('&').slice(0, 12_000)}`;
}

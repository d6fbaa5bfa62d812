import { LRUCache } from 'lru-cache';

/** Content codings that the site sends; `identity` is the uncompressed body. */
export type Coding = 'br' | 'zstd' | 'gzip' | 'identity';

/** Maximum number of cached header values: browsers send few, so many mean made-up ones. */
const MAX_REMEMBERED = 100;
const MAX_HEADER = 200;

/**
 * Returns a function from `Accept-Encoding` to the codings a client accepts, best first: by the client's weights, among
 * equals in the `order` of the server, `identity` last unless the client gives it a higher weight. Never empty: a
 * client that refuses everything gets the uncompressed body (RFC 9110, section 12.5.3).
 * @param order Codings that are offered, without `identity`.
 */
export function createCodingRanking(order: readonly Coding[]) {
  const remembered = new LRUCache<string, readonly Coding[]>({ max: MAX_REMEMBERED });
  return function rank(header: string | undefined): readonly Coding[] {
    if (!header) return ONLY_IDENTITY;
    const cached = remembered.get(header);
    if (cached) return cached;
    const ranking = rankCodings(header.slice(0, MAX_HEADER), order);
    if (header.length <= MAX_HEADER) remembered.set(header, ranking);
    return ranking;
  };
}

const ONLY_IDENTITY: readonly Coding[] = ['identity'];

function rankCodings(header: string, order: readonly Coding[]): readonly Coding[] {
  const weights = parseWeights(header);
  const rest = weights.get('*');
  const weightOf = (coding: Coding) => {
    // Unless excluded, the uncompressed body remains acceptable, after everything else.
    if (coding === 'identity') return weights.get(coding) ?? (rest === 0 ? 0 : SMALLEST);
    return weights.get(coding) ?? rest ?? 0;
  };
  const ranking = [...order, 'identity' as const]
    .map((coding) => ({ coding, weight: weightOf(coding) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ coding }) => coding);
  return ranking.length > 0 ? ranking : ONLY_IDENTITY;
}

/** Below every weight that a client can send: they have three decimals. */
const SMALLEST = 0.0001;

function parseWeights(header: string): Map<string, number> {
  return new Map(
    header.split(',').map((part) => {
      const [name = '', ...params] = part.toLowerCase().split(';');
      const weight = params.map((param) => /^\s*q\s*=(.+)$/.exec(param)?.[1]).find(Boolean);
      return [name.trim(), weight === undefined ? 1 : Math.min(Number(weight) || 0, 1)];
    }),
  );
}

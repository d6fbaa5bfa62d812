import { canonicalPath } from '#core/i18n/canonical-path.ts';
import { missing } from '#core/missing.ts';
import { createKeyTest } from '#server/http/cache/page-queries.ts';

/** The address of a page, reduced to the query that the page reads. */
export type PageAddress = {
  /** Path and the query that the page reads, as written: the address to render, and the cache key. */
  key: string;
  /** Tracking parameters, as written: `utm_source=letter&gclid=x`; '' for none. */
  campaign: string;
};

/**
 * Parameters that advertising and mailing services add: browser scripts read them, pages do not. A redirect keeps them,
 * so that those scripts find them at the new address.
 */
const campaignKeys = {
  prefixes: 'utm_ mc_ pk_ mtm_ matomo_ piwik_ hsa_ _hs __hs gad_ vero_ oly_'.split(' '),
  names: new Set(
    [
      'gclid gclsrc gbraid wbraid dclid srsltid _ga _gl fbclid igshid msclkid ttclid twclid li_fat_id',
      'sccid epik yclid irclickid wickedid mkt_tok _kx s_kwcid ef_id cmpid rdt_cid',
    ].flatMap((line) => line.split(' ')),
  ),
};

function isCampaignKey(key: string): boolean {
  const name = key.toLowerCase();
  const { prefixes, names } = campaignKeys;
  return names.has(name) || prefixes.some((prefix) => name.startsWith(prefix));
}

/** Longer addresses are rendered, but not cached: a list in an address has up to 400 kB. */
const MAX_KEY_LENGTH = 1000;

/** Parses a path with its query, `/en/products?search=panel&utm_source=letter`. */
export function readPageAddress(url: string): PageAddress {
  const queryStart = url.indexOf('?');
  if (queryStart < 0) return { key: url, campaign: '' };
  const path = url.slice(0, queryStart);
  const isRead = createKeyTest(path);
  const pairs = url.slice(queryStart + 1).split('&');
  const read = pairs.filter((pair) => isRead(nameOf(pair)));
  const campaign = pairs.filter((pair) => isCampaignKey(nameOf(pair)));
  return {
    key: read.length > 0 ? `${path}?${read.join('&')}` : path,
    campaign: campaign.join('&'),
  };
}

function nameOf(pair: string): string {
  const name = pair.split('=', 1)[0] ?? missing();
  if (!/[%+]/.test(name)) return name;
  return new URLSearchParams(name).keys().next().value ?? '';
}

/** Returns whether a page may be cached under a key: an address in its canonical spelling. */
export function isCacheableKey(key: string): boolean {
  const [path] = key.split('?', 1) as [string];
  return key.length <= MAX_KEY_LENGTH && canonicalPath(path) === path;
}

/** Returns the address of a redirect within the site, with the tracking parameters of the requested address. */
export function withCampaign(location: string, campaign: string): string {
  if (campaign === '' || !/^\/(?!\/)/.test(location)) return location;
  const [target = '', hash] = location.split('#', 2);
  const extended = `${target}${target.includes('?') ? '&' : '?'}${campaign}`;
  return hash === undefined ? extended : `${extended}#${hash}`;
}

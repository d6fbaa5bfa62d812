import { beforeEach, expect, test, vi } from 'vitest';
import { renewPages } from '#server/http/renew-pages.ts';
import { log } from '#server/log.ts';

type Change = Parameters<Parameters<typeof renewPages>[0]['watch']>[0];

let events: string[] = [];
let change: Change = () => undefined;
let prepareContent: () => Promise<void> = async () => undefined;
let preparations: PromiseWithResolvers<void>[] = [];

beforeEach(() => {
  vi.spyOn(log, 'info').mockImplementation(() => undefined);
  vi.spyOn(log, 'error').mockImplementation(() => undefined);
  [events, preparations] = [[], []];
  const services = {
    watch(onChange: Change, prepare: () => Promise<void>) {
      [change, prepareContent] = [onChange, prepare];
      return () => undefined;
    },
  };
  const cache = {
    async prepare() {
      const at = preparations.push(Promise.withResolvers<void>());
      events.push(`prepare ${at}`);
      await preparations[at - 1]?.promise;
      return () => void events.push(`replace ${at}`);
    },
    clearPages: () => void events.push('clear'),
  };
  renewPages(services, { cache, renderAhead: async () => null });
});

const settle = () => new Promise((resolve) => setImmediate(resolve));

test('Earlier pages are removed once the new content is used, and again with the search', async () => {
  const prepared = prepareContent();
  await settle();
  preparations[0]?.resolve();
  await prepared;
  expect(events).toEqual(['prepare 1']);
  change(2, 'content');
  expect(events).toEqual(['prepare 1', 'replace 1']);
  change(2, 'search');
  await settle();
  preparations[1]?.resolve();
  await settle();
  expect(events).toEqual(['prepare 1', 'replace 1', 'prepare 2', 'replace 2']);
});

test('Renewals run one at a time, so that earlier content never replaces later content', async () => {
  change(2, 'search');
  await settle();
  const prepared = prepareContent();
  await settle();
  expect(events).toEqual(['prepare 1']);
  preparations[0]?.resolve();
  await settle();
  change(2, 'search');
  await settle();
  expect(events).toEqual(['prepare 1', 'replace 1', 'prepare 2']);
  preparations[1]?.resolve();
  await prepared;
  change(3, 'content');
  await settle();
  expect(events.slice(3)).toEqual(['replace 2', 'prepare 3']);
});

test('No page of earlier content stays when nothing could be prepared', async () => {
  const prepared = prepareContent();
  await settle();
  preparations[0]?.reject(new Error('away'));
  await expect(prepared).rejects.toThrow('away');
  change(2, 'content');
  expect(events).toEqual(['prepare 1', 'clear']);
  change(2, 'search');
  await settle();
  preparations[1]?.reject(new Error('away'));
  await settle();
  expect(events).toEqual(['prepare 1', 'clear', 'prepare 2', 'clear']);
});

import { expect, test } from 'vitest';
import { routeMessage } from '#core/forms/route-message.ts';

const mail = {
  to: 'hello@lumbrera.example',
  routes: [
    { field: 'topic', one_of: ['technical'], to: 'support@lumbrera.example' },
    { field: 'postcode', starts_with: ['46', '12'], to: 'levante@lumbrera.example' },
    { field: 'postcode', starts_with: ['BT'], to: 'ireland@lumbrera.example' },
    { field: 'postcode', to: 'staff' },
  ],
};
const findManager = async (place: string) => (place === 'S1 2HH' ? 'ann@lumbrera.example' : null);

test.each([
  [{ topic: 'sales', postcode: '28001' }, 'hello@lumbrera.example'],
  [{ topic: 'sales', postcode: ' 46 940' }, 'levante@lumbrera.example'],
  [{ topic: 'sales', postcode: 'bt9 5aa' }, 'ireland@lumbrera.example'],
  [{ topic: 'technical', postcode: '46940' }, 'support@lumbrera.example'],
  [{ topic: ['sales', 'technical'] }, 'support@lumbrera.example'],
  [{ topic: 'sales', postcode: 'S1 2HH' }, 'ann@lumbrera.example'],
  [{ topic: 'technical', postcode: 'S1 2HH' }, 'support@lumbrera.example'],
  [{ postcode: ['', 'Z9', 'S1 2HH'] }, 'ann@lumbrera.example'],
  [{ postcode: '' }, 'hello@lumbrera.example'],
  [{}, 'hello@lumbrera.example'],
])('%j goes to %s', async (values, to) => {
  expect((await routeMessage(mail, values, findManager)).to).toBe(to);
});

test('the reason is the route that decided, and those that found nobody', async () => {
  const reasonOf = async (values: Record<string, string>) => {
    const { to, ...reason } = await routeMessage(mail, values, findManager);
    return reason;
  };
  const none = { place: null, unmanaged: [] };
  expect(await reasonOf({ topic: 'technical', postcode: '46940' })).toEqual({ ...none, route: 0 });
  expect(await reasonOf({ postcode: '12001' })).toEqual({ ...none, route: 1 });
  expect(await reasonOf({ postcode: 'S1 2HH' })).toEqual({ ...none, route: 3, place: 'S1 2HH' });
  expect(await reasonOf({ postcode: 'Z9' })).toEqual({ ...none, route: null, unmanaged: [3] });
  expect(await reasonOf({})).toEqual({ ...none, route: null });
});

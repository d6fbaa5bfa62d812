import { expect, test } from 'vitest';
import { routeMessage } from '#core/forms/route-message.ts';

const mail = {
  to: 'hello@aldera.example',
  routes: [
    { field: 'topic', one_of: ['technical'], to: 'support@aldera.example' },
    { field: 'postcode', starts_with: ['46', '12'], to: 'levante@aldera.example' },
    { field: 'postcode', starts_with: ['BT'], to: 'ireland@aldera.example' },
    { field: 'postcode', to: 'staff' },
  ],
};
const findManager = async (place: string) => (place === 'S1 2HH' ? 'ann@aldera.example' : null);

test.each([
  [{ topic: 'sales', postcode: '28001' }, 'hello@aldera.example'],
  [{ topic: 'sales', postcode: ' 46 940' }, 'levante@aldera.example'],
  [{ topic: 'sales', postcode: 'bt9 5aa' }, 'ireland@aldera.example'],
  [{ topic: 'technical', postcode: '46940' }, 'support@aldera.example'],
  [{ topic: ['sales', 'technical'] }, 'support@aldera.example'],
  [{ topic: 'sales', postcode: 'S1 2HH' }, 'ann@aldera.example'],
  [{ topic: 'technical', postcode: 'S1 2HH' }, 'support@aldera.example'],
  [{}, 'hello@aldera.example'],
])('%j goes to %s', async (values, to) => {
  expect(await routeMessage(mail, values, findManager)).toBe(to);
});

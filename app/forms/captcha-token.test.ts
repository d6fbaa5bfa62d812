import { expect, test } from 'vitest';
import { obtainToken } from '#app/forms/captcha-token.ts';

const access = { kind: 'recaptcha', siteKey: 'key', version: 3, action: 'login' } as const;

test.each([
  ['site key', { ...access, siteKey: '' }, 'forms.missing-key'],
  ['version', { ...access, version: 0 }, 'forms.missing-version'],
])('a captcha without %s says so and loads nothing', async (_what, broken, messageKey) => {
  await expect(obtainToken(broken)).rejects.toMatchObject({ messageKey });
});

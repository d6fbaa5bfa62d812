import type { CaptchaAccess } from '#app/forms/captcha-token.ts';
import type { Form } from '#core/forms/form.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';

/** Loader data of a page with a form. */
export type LoadedForm = { form: Form; captcha: CaptchaAccess };

type Forms = {
  find(locale: LocaleCode, code: string): Promise<Form | null>;
  captcha: { access: CaptchaAccess };
};

/** Loads a form with its captcha settings; null if the content has none. */
export async function loadForm(
  forms: Forms,
  locale: LocaleCode,
  code: string,
): Promise<LoadedForm | null> {
  const form = await forms.find(locale, code);
  return form && { form, captcha: forms.captcha.access };
}

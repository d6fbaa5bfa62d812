/** A calculation that visitors often begin with: the query that differs from the usual form. */
export type Preset<Label extends string = string> = { label: Label; query: string };

type Address<Form> = {
  parse(search: URLSearchParams): Form;
  format(form: Form): string;
};

/** A preset as a link; `isShown` if the form is that of the preset, with whatever luminaire. */
export type PresetLink = { label: string; href: string; isShown: boolean };

/**
 * Returns links to presets that keep the luminaire of a form.
 *
 * @param presets their labels are texts already.
 */
export function linkPresets<Form extends { luminaire: string }>(
  presets: readonly Preset[],
  { parse, format }: Address<Form>,
  { form, path }: { form: Form; path: string },
): PresetLink[] {
  const { luminaire } = form;
  const shown = format({ ...form, luminaire: '' });
  return presets.map(({ label, query }) => {
    const preset = parse(new URLSearchParams(query));
    const search = format({ ...preset, luminaire });
    return {
      label,
      href: search ? `${path}?${search}` : path,
      isShown: format({ ...preset, luminaire: '' }) === shown,
    };
  });
}

import { type ListingState, parseListingState } from '#core/catalogue/listing/listing-state.ts';

/** Id of the filter form, which the controls beside it belong to as well. */
export const FILTER_FORM = 'filter-form';

/** Returns the listing state that submitting the form would request, or the same with another text. */
export function readForm(form: HTMLFormElement, search?: string): ListingState {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  const params = new URLSearchParams(fields);
  if (search !== undefined) params.set('search', search);
  return parseListingState(params);
}

/** Returns whether a control differs from the server-rendered page. An unfinished search does not count. */
export function wasTouched(form: HTMLFormElement): boolean {
  return [...form.elements].some((control) => {
    if (control instanceof HTMLSelectElement) {
      return [...control.options].some((option) => option.selected !== option.defaultSelected);
    }
    if (!(control instanceof HTMLInputElement) || control.name === '') return false;
    if (control.type === 'checkbox' || control.type === 'radio') {
      return control.checked !== control.defaultChecked;
    }
    return control.type === 'text' && control.value !== control.defaultValue;
  });
}

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useIsHydrated } from '#app/ui/browser/use-is-hydrated.ts';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Passes what was entered into a form before its scripts ran to the handlers of its fields, which have not heard of it.
 *
 * @returns the ref of the form.
 */
export function useEarlyInput() {
  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useIsHydrated();
  const isLate = useRef(isHydrated);
  const [entries] = useState(() => new Map<EventTarget | null, string>());
  const [isSettled, setSettled] = useState(false);
  // The next rendering writes the server's values into the fields.
  useLayoutEffect(() => {
    const element = form.current;
    if (isLate.current || !element) return;
    isLate.current = true;
    for (const field of listChanged(element)) entries.set(field, field.value);
    // From now on the handlers hear of it.
    const forget = ({ target }: Event) => entries.delete(target);
    element.addEventListener('input', forget);
    return () => element.removeEventListener('input', forget);
  }, [entries]);
  // In one rendering with the other effects of the start, such as one that shows a stored form.
  useEffect(() => setSettled(true), []);
  useEffect(() => {
    if (!isSettled) return;
    const timer = setTimeout(() => {
      const left = [...entries] as [Field, string][];
      entries.clear();
      for (const [field, value] of left) flushSync(() => enter(present(field, form), value));
    });
    return () => clearTimeout(timer);
  }, [isSettled, entries]);
  return form;
}

/** The field, or the one that has taken its place. */
function present(field: Field, form: { readonly current: HTMLFormElement | null }): Field {
  const other = field.isConnected ? null : form.current?.elements.namedItem(field.name);
  return other && isField(other) ? other : field;
}

function isField(element: unknown): element is Field {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  );
}

/** Fields that hold something else than the server has sent. */
function listChanged(form: HTMLFormElement): Field[] {
  return [...form.elements].filter(isField).filter((field) => {
    if (field instanceof HTMLSelectElement) {
      const options = [...field.options];
      return (
        field.selectedIndex !==
        Math.max(
          0,
          options.findLastIndex((option) => option.defaultSelected),
        )
      );
    }
    // Choosing a radio button clears the others.
    if (field.type === 'radio' && field instanceof HTMLInputElement)
      return field.checked && !field.defaultChecked;
    if (field.type === 'checkbox' && field instanceof HTMLInputElement)
      return field.checked !== field.defaultChecked;
    return field.value !== field.defaultValue;
  });
}

/** Enters a value as the visitor does: React ignores events of a field whose value it knows. */
function enter(field: Field, value: string): void {
  if (field instanceof HTMLInputElement && ['radio', 'checkbox'].includes(field.type)) {
    field.checked = field.defaultChecked;
    field.click();
    return;
  }
  const isSelect = field instanceof HTMLSelectElement;
  if (isSelect) field.value = value;
  else write(field, value);
  field.dispatchEvent(new Event(isSelect ? 'change' : 'input', { bubbles: true }));
  if (document.activeElement !== field)
    field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

function write(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const { selectionStart, selectionEnd } = field;
  field.value = '';
  // React observes only the property of the element itself.
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
  field.setSelectionRange(selectionStart, selectionEnd);
}

import { type FormEvent, useState } from 'react';
import { loadChunk } from '#app/ui/browser/loads.ts';
import { type Form, holdsFiles } from '#core/forms/form.ts';

/**
 * Judges files as soon as they are chosen, by the rules of the form: a photo that nobody can read is not sent for nothing.
 * `problems` are by field; a field without files has none.
 */
export function useFileCheck(form: Form) {
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());

  async function check({ target }: FormEvent<HTMLFormElement>) {
    const input = target as EventTarget & Partial<HTMLInputElement>;
    const field = form.fields.find((one) => one.name === input.name && holdsFiles(one));
    if (!field || !input.files) return;
    const files = [...input.files].map(({ name, type, size }) => ({ name, type, size }));
    // Without the rules, the form says it when it is sent.
    const judging = loadChunk(() => import('#core/forms/form-schema.ts')).catch(() => null);
    const [problem] = (await judging)?.listInvalidFiles(form, field, files) ?? [];
    setProblems((before) => {
      const after = new Map(before);
      after.delete(field.name);
      return problem ? after.set(field.name, problem) : after;
    });
  }

  return { problems, check };
}

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Form } from '#core/forms/form.ts';
import {
  DRAFTS_KEY,
  type FormDraft,
  formatDrafts,
  isLongForm,
  parseDraft,
  toDraft,
} from '#core/forms/form-draft.ts';
import type { FormPost } from '#core/forms/form-post.ts';

type Given = {
  /** Result of a post without scripts. */
  post: FormPost | null;
  /** Values that the page has filled in, by input name. */
  chosen: Record<string, string[]>;
};

/** Keeps what is entered in a long form in this window until it is sent, and returns what was entered before. */
export function useDraft(form: Form, { post, chosen }: Given) {
  const element = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<FormDraft | null>(null);
  const isSaved = isLongForm(form);

  const restore = useEffectEvent(() => {
    const fields = form.fields.filter(({ name }) => !(name in chosen));
    // What the visitor or the browser has entered before the scripts ran is newer.
    const isTouched = entered({ fields }, element.current) !== null;
    if (!isTouched) setDraft(parseDraft(readStored(), form));
  });
  useEffect(() => {
    if (post === null && isSaved) restore();
  }, [post, isSaved]);

  function forget() {
    setDraft(null);
    if (isSaved) store(form, null);
  }

  return {
    element,
    draft,
    forget,
    keep: () => isSaved && store(form, entered(form, element.current)),
  };
}

function entered(form: Pick<Form, 'fields'>, element: HTMLFormElement | null): FormDraft | null {
  if (!element) return null;
  const body = new FormData(element);
  return toDraft(form, (name) => body.getAll(name).filter((value) => typeof value === 'string'));
}

function readStored(): string | null {
  try {
    return sessionStorage.getItem(DRAFTS_KEY);
  } catch {
    return null;
  }
}

function store({ code }: Form, draft: FormDraft | null): void {
  try {
    const drafts = formatDrafts(sessionStorage.getItem(DRAFTS_KEY), code, draft);
    if (drafts) sessionStorage.setItem(DRAFTS_KEY, drafts);
    else sessionStorage.removeItem(DRAFTS_KEY);
  } catch {
    // Full or forbidden storage only affects a reload.
  }
}

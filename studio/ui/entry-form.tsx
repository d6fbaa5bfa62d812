import { Button, Typography } from '@mui/material';
import type { FormEvent, ReactNode } from 'react';
import { ErrorAlert } from '#studio/ui/error-text.tsx';
import { useWork, valuesOf } from '#studio/ui/use-work.ts';

type Props = {
  text?: string;
  submit: string;
  /** Gets the values of the fields by their names; its error is shown above them. */
  onSubmit: (values: Record<string, string>) => Promise<void>;
  children: ReactNode;
};

/** The form of a page without menu: a text, fields, one button. */
export function EntryForm({ text, submit, onSubmit, children }: Props) {
  const { isBusy, error, run } = useWork();
  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const values = valuesOf(event.currentTarget);
    void run(() => onSubmit(values));
  }
  return (
    <form onSubmit={send}>
      {text && <Typography>{text}</Typography>}
      <ErrorAlert error={error} />
      {children}
      <Button
        type="submit"
        variant="contained"
        size="large"
        fullWidth
        loading={isBusy}
        sx={{ mt: 1 }}
      >
        {submit}
      </Button>
    </form>
  );
}

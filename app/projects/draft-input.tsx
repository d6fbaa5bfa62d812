import { type InputHTMLAttributes, useState } from 'react';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange'> & {
  value: string;
  onText: (text: string) => void;
};

/** A field that tells every change and shows what is typed as it is typed; once left, it shows what came of it. */
export function DraftInput({ value, onText, ...props }: Props) {
  const [draft, setDraft] = useState<string | null>(null);
  return (
    <input
      {...props}
      value={draft ?? value}
      onChange={({ target }) => {
        setDraft(target.value);
        onText(target.value);
      }}
      onBlur={() => setDraft(null)}
    />
  );
}

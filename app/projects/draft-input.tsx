import { type InputHTMLAttributes, useState } from 'react';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange'> & {
  value: string;
  onText: (text: string) => void;
};

/** A field that reports every change and shows the raw text; on blur it shows the resulting value. */
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

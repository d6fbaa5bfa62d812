/** What somebody has typed, by the names of fields; `from`: what was there before. */
export type TypedValues = Readonly<Record<string, { value: string; from: string }>>;

/** With one more value; whoever types what is there has typed nothing. */
export function typeValue(
  typed: TypedValues,
  { name, value, current }: { name: string; value: string; current: string },
): TypedValues {
  if (value === current) {
    const { [name]: _same, ...others } = typed;
    return others;
  }
  return { ...typed, [name]: { value, from: typed[name]?.from ?? current } };
}

/** What was typed on after some values were saved. */
export function withoutSaved(typed: TypedValues, saved: TypedValues): TypedValues {
  const left = Object.entries(typed).filter(([name, { value }]) => value !== saved[name]?.value);
  return Object.fromEntries(left);
}

/** What is there now in place of that on which somebody types, by the names of fields. */
export function changedMeanwhile(
  typed: TypedValues,
  current: Readonly<Record<string, string>>,
): Record<string, string> {
  const changed = Object.entries(typed).flatMap(([name, { value, from }]) => {
    const now = current[name] ?? '';
    return now === from || now === value ? [] : [[name, now] as const];
  });
  return Object.fromEntries(changed);
}

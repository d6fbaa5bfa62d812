/**
 * The text of a response after a template was chosen. What was typed stays: the template replaces an untouched one, and
 * otherwise stands below.
 */
export function withTemplate(
  current: string,
  { previous, chosen }: { previous: string; chosen: string },
): string {
  const typed = current.trim();
  if (typed === '' || typed === previous.trim()) return chosen;
  return `${typed}\n\n${chosen}`;
}

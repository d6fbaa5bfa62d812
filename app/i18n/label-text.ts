import type { Translate } from '#app/i18n/use-t.ts';
import type { Label } from '#core/i18n/label.ts';

/** Returns a label as text in the language of the page. */
export function labelText(t: Translate, label: Label): string {
  if ('text' in label) return label.text;
  return 'key' in label ? t(label.key, label.values) : t.count(label.counted, label.count);
}

/** Lower-cases a name for use within a sentence; abbreviations stay unchanged. */
export function withinSentence(name: string): string {
  return /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

const OPTIONS = new URL('../content/site/options.yaml', import.meta.url);

/**
 * Reads the manufacturer of the demo content.
 *
 * @returns {{ name: string, legal_name: Record<string, string>, email: Record<string, string> }}
 */
export function readCompany() {
  return parse(readFileSync(OPTIONS, 'utf8')).company;
}

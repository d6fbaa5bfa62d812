import { toVariantId } from '#core/catalogue/variant-id.ts';
import { ADDED_PARAM } from '#core/choice-params.ts';
import { addLine, changeLine } from '#core/projects/lines.ts';
import type { SharedProject } from '#core/projects/share-code.ts';

/** Keys in the address of a list with which a form without scripts changes it, and searches for variants. */
export const changeParams = { add: ADDED_PARAM, quantity: 'quantity[]', find: 'find' } as const;

/**
 * Returns a list with the changes in its address: `quantity[]`, once for each line in their order, where 0 removes the
 * line and what is no number leaves it; `add`, the id of a variant, which is one piece more of the first line that has it.
 * Null if the address changes nothing.
 */
export function changeShared(
  project: SharedProject,
  params: URLSearchParams,
): SharedProject | null {
  const quantities = params.getAll(changeParams.quantity);
  const added = params.get(changeParams.add);
  if (quantities.length === 0 && added === null) return null;
  const counted = setQuantities(project.lines, quantities);
  return { ...project, lines: added === null ? counted : addPiece(counted, added) };
}

type Lines = SharedProject['lines'];

function setQuantities(lines: Lines, quantities: string[]): Lines {
  return lines.flatMap((line, index) => {
    const text = quantities[index]?.trim() ?? '';
    if (!/^\d+$/.test(text)) return [line];
    if (Number(text) === 0) return [];
    return changeLine([line], line.key, { quantity: Number(text) });
  });
}

function addPiece(lines: Lines, added: string): Lines {
  const id = /^\d+$/.test(added) ? toVariantId(Number(added)) : null;
  if (id === null) return lines;
  const line = lines.find((other) => other.id === id);
  if (!line) return addLine(lines, { id, sku: '' });
  return changeLine(lines, line.key, { quantity: line.quantity + 1 });
}

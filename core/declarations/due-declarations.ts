import {
  currentEditions,
  type Declaration,
  type DeclaredFacts,
} from '#core/declarations/declaration.ts';
import { type ConformityFacts, listConformity } from '#core/documents/conformity.ts';

type Issuer = Pick<DeclaredFacts, 'manufacturer' | 'uk_representative'>;

/** A variant with the facts that its declaration follows from. */
export type DeclaredVariant = ConformityFacts & { sku: string };

/** Variants of a product with the same acts and standards, and the current declaration that comes closest. */
export type DeclarationGroup = {
  facts: DeclaredFacts;
  /** The latest edition of the number that most of the variants have; null if none declares any of them. */
  current: Declaration | null;
  /** What the current edition does not state as it is; empty if it is true. */
  differences: Difference[];
};

export type Difference = 'types' | 'acts' | 'standards' | 'manufacturer' | 'uk_representative';

/**
 * Groups the variants of a product as manufacturers do: one declaration for all types to which the same acts and standards
 * apply. A declaration that names types no longer made stays true.
 */
export function groupDeclarations(
  variants: readonly DeclaredVariant[],
  issuer: Issuer,
  issued: readonly Declaration[],
): DeclarationGroup[] {
  const groups = new Map<string, DeclaredFacts>();
  for (const variant of variants) {
    const conformity = listConformity(variant);
    if (!conformity) continue;
    const { laws: acts, standards } = conformity;
    const key = JSON.stringify([acts, standards]);
    const { manufacturer, uk_representative } = issuer;
    const group = groups.get(key) ?? {
      types: [],
      acts,
      standards,
      manufacturer,
      uk_representative,
    };
    group.types.push(variant.sku);
    groups.set(key, group);
  }
  return assign([...groups.values()], currentEditions(issued));
}

/** Gives each number to the group that shares most types with it; a group has one number. */
function assign(groups: DeclaredFacts[], current: Declaration[]): DeclarationGroup[] {
  const pairs = groups
    .flatMap((facts) => current.map((declaration) => ({ facts, declaration })))
    .map((pair) => ({ ...pair, shared: countShared(pair.facts, pair.declaration) }))
    .filter(({ shared }) => shared > 0)
    .toSorted((one, other) => other.shared - one.shared);
  const chosen = new Map<DeclaredFacts, Declaration>();
  for (const { facts, declaration } of pairs) {
    if (chosen.has(facts) || [...chosen.values()].includes(declaration)) continue;
    chosen.set(facts, declaration);
  }
  return groups.map((facts) => {
    const declaration = chosen.get(facts) ?? null;
    return {
      facts,
      current: declaration,
      differences: declaration ? listDifferences(facts, declaration) : [],
    };
  });
}

function countShared({ types }: DeclaredFacts, declaration: Declaration): number {
  return types.filter((sku) => declaration.types.includes(sku)).length;
}

function listDifferences(facts: DeclaredFacts, declaration: Declaration): Difference[] {
  const lists = (['acts', 'standards'] as const).filter(
    (field) => facts[field].join() !== declaration[field].join(),
  );
  const parties = (['manufacturer', 'uk_representative'] as const).filter(
    (field) => !isSameParty(facts[field], declaration[field]),
  );
  const others = [...lists, ...parties];
  const lacksTypes = countShared(facts, declaration) < facts.types.length;
  return lacksTypes ? ['types', ...others] : others;
}

/** Compares the languages that the edition has: a language added to the site changes no declaration. */
function isSameParty(now: DeclaredFacts['manufacturer'], issued: typeof now): boolean {
  const addresses = Object.entries(issued.address);
  return now.name === issued.name && addresses.every(([code, text]) => now.address[code] === text);
}

/**
 * The types of a product that a current declaration covers: it names them, and the acts that it declares are those that apply.
 * While a new edition is awaited the last one is offered with its date; never one that leaves an act out.
 */
export function listCovered(groups: readonly DeclarationGroup[]): Map<Declaration, string[]> {
  const covered = new Map<Declaration, string[]>();
  for (const { facts, current, differences } of groups) {
    if (!current || differences.includes('acts')) continue;
    covered.set(
      current,
      facts.types.filter((sku) => current.types.includes(sku)),
    );
  }
  return covered;
}

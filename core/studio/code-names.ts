import type names from '#core/studio/names/en.json';

/** Names of codes such as states and actions, by group and code: for screens of the studio and for its files. */
export type CodeNames = typeof names;

type CodeIn<Key, Group extends string> = Key extends `${Group}.${infer Code}` ? Code : never;

/** The codes of a group that have names. */
export type CodeOf<Group extends string> = CodeIn<keyof CodeNames, Group>;

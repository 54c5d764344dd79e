import type { Permission } from '../call.ts';
import type { Text } from '../language.ts';
import { deleteText, editText, type MenuEntry, viewText } from '../menu-entry.ts';

/** The groups of the side menu that a noun can stand in. */
export type MenuGroup = 'productCenter' | 'applicationCenter' | 'system';

/**
 * What the whole product needs to know of a noun, in one place: menu, permissions, messages, sharing rules and the
 * workbench take it from the list in nouns.ts. It names no call, because messages are part of the types of calls.
 */
export interface Noun {
  /** `brand`: its calls, permissions and messages begin with it. */
  readonly name: string;
  /** The table that has a row for each record. */
  readonly table: string;
  /** 品牌 / Brands. */
  readonly title: Text;
  /** The column that tells what a record is called, where that is not `name`. */
  readonly nameColumn?: string;
  readonly view: Permission;
  readonly edit: Permission;
  readonly texts: Readonly<Record<string, Text>>;
  readonly menu?: MenuEntry & { readonly group: MenuGroup };
  /** Its table is under the sharing rules: `call app.shareable(…)` in the migration. */
  readonly shared?: true;
  /** Its form takes pictures. */
  readonly pictures?: true;
  /** Other tables that its records consist of, where messages name them. */
  readonly parts?: Readonly<Record<string, Text>>;
  /** The workbench shows what people did to the records; `page` is where one is found, by its name where it can be searched for (with the filter's name, if not `name`). */
  readonly changes?: { readonly page?: string; readonly byName?: true | string };
  /** The workbench shows how many there are; `filter` is the page's filter by activity. */
  readonly figure?: { readonly page: string; readonly filter?: string };
}

export const defineNoun = <const N extends Noun>(noun: N): N => noun;

/** View, edit and delete: what most screens ask for. */
export const recordPermissions = <const Name extends string>(name: Name) =>
  [
    { code: `${name}.view`, name: viewText },
    { code: `${name}.edit`, name: editText },
    { code: `${name}.delete`, name: deleteText },
  ] as const;

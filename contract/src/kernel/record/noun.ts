import type { Permission } from '../permission.ts';
import type { Text } from '../language.ts';
import { deleteText, editText, type MenuEntry, viewText } from '../menu-entry.ts';

/** The groups of the side menu that a noun can stand in. */
export type MenuGroup = 'productCenter' | 'applicationCenter' | 'system';

/**
 * The product needs to know this of a noun, in one place: menu, permissions, messages, sharing rules and the
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
  /** Inventory organisations use its records: another table tells which (`material_assignment`). */
  readonly assigned?: true;
  /** Its form takes pictures. */
  readonly pictures?: true;
  /** Further purposes for which users who may edit its records upload files, and what the files may be. */
  readonly uploads?: Readonly<Record<string, 'picture' | 'media' | 'document'>>;
  /** Other tables that its records consist of, where messages name them. */
  readonly parts?: Readonly<Record<string, Text>>;
  /** The page that lists its records, where the menu entry does not lead there; empty where no page lists them all. */
  readonly page?: string;
  /**
   * The page where a record is added. A list opens the form of a new one for `?new`; after `?new=` its name can follow.
   */
  readonly newPage?: string;
  /** Further lists of its records, by the name of their calls. */
  readonly lists?: Readonly<Record<string, { readonly title: Text; readonly page: string }>>;
  /** Another permission that lets people edit its records. */
  readonly orEdit?: Permission;
  /** Its list, form and record follow from its definition alone. */
  readonly standardScreens?: true;
  /** Its names have translations. */
  readonly translated?: true;
  /** Its lists can be imported into. */
  readonly imported?: true;
  /** Many records of its lists can be changed at once. */
  readonly batchEdited?: true;
  /**
   * The search of the whole product finds its records with this call of its own: what the call, its filter and the
   * fields for name and code are called, where that is not `list`, `keyword`, `name` and `code`.
   */
  readonly search?: {
    readonly call?: string;
    readonly filter?: string;
    readonly name?: string;
    readonly code?: string;
  };
  /**
   * The workbench shows what people did to the records, and finds one by its name where its page has a filter for it.
   */
  readonly changes?: { readonly byName?: true };
  /** The workbench shows how many there are; `filter` is the page's filter by activity. */
  readonly figure?: { readonly filter?: string };
}

export const listPageOf = ({ page, menu }: Pick<Noun, 'page' | 'menu'>): string => page ?? menu?.url ?? '';

/** Its list, and further ones. */
export const listNamesOf = ({ name, lists }: Pick<Noun, 'name' | 'lists'>): readonly string[] => [
  name,
  ...Object.keys(lists ?? {}),
];

export const defineNoun = <const N extends Noun>(noun: N): N => noun;

/** View, edit and delete: what most screens ask for. */
export const recordPermissions = <const Name extends string>(name: Name) =>
  [
    { code: `${name}.view`, name: viewText },
    { code: `${name}.edit`, name: editText },
    { code: `${name}.delete`, name: deleteText },
  ] as const;

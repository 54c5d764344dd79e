import type { Matrix, MatrixMenu } from '@edp/contract/modules/role/role.ts';

/** The actions that have a column; what else a screen has stands below it. */
export const actions = ['view', 'edit', 'delete', 'load', 'print', 'assign'] as const;
type Action = (typeof actions)[number];

export const actionTexts = {
  view: 'view',
  edit: 'edit',
  delete: 'remove',
  load: 'load',
  print: 'print',
  assign: 'assign',
} as const satisfies Record<Action, string>;

/** What the rows show, and how they change it. */
export interface Editing {
  readonly chosen: ReadonlySet<string>;
  readonly stored: ReadonlySet<string>;
  readonly columns: readonly Action[];
  readonly mayEdit: boolean;
  readonly toggle: (rights: readonly Right[], isOn: boolean) => void;
}

/** Something that can be granted. */
export interface Right {
  readonly id: string;
  readonly name: string;
  readonly isHeld: boolean;
}

/** One screen. */
export interface Line {
  readonly id: string;
  readonly name: string;
  readonly code: string;
  readonly cells: Readonly<Partial<Record<Action, Right>>>;
  readonly others: readonly Right[];
  readonly noun: Matrix['nouns'][number] | undefined;
}

/** A heading of the menu with the screens below it. */
export interface Group {
  readonly id: string;
  readonly name: string;
  readonly lines: readonly Line[];
}

export function groupsOf({ menus, nouns }: Pick<Matrix, 'menus' | 'nouns'>): readonly Group[] {
  const below = Map.groupBy(menus, ({ parentId }) => parentId);
  const within = (menu: MatrixMenu): MatrixMenu[] => [menu, ...(below.get(menu.id) ?? []).flatMap(within)];
  return (below.get('') ?? [])
    .map((top) => ({
      id: top.id,
      name: top.name,
      lines: within(top)
        .filter(isScreen)
        .map((menu) => lineOf(menu, nouns)),
    }))
    .filter(({ lines }) => lines.length > 0);
}

const isScreen = ({ url, permissions }: MatrixMenu) => url !== '' || permissions.length > 0;

const actionOf = (code: string) => actions.find((action) => code.endsWith(`.${action}`));

function lineOf({ id, name, code, held, permissions }: MatrixMenu, nouns: Matrix['nouns']): Line {
  // Where several permissions of a screen would have the same column, none has it.
  const isAlone = (action: Action | undefined) =>
    action !== undefined && permissions.filter((each) => actionOf(each.code) === action).length === 1;
  const rights = permissions.map((each) => ({
    action: actionOf(each.code),
    right: { id: each.id, name: each.name, isHeld: each.held === 1 },
  }));
  const own = permissions.length === 0 ? { view: { id, name, isHeld: held === 1 } } : {};
  return {
    id,
    name,
    code,
    cells: {
      ...own,
      ...Object.fromEntries(rights.flatMap(({ action, right }) => (isAlone(action) ? [[action, right]] : []))),
    },
    others: rights.flatMap(({ action, right }) => (isAlone(action) ? [] : [right])),
    noun: nouns.find(({ menu }) => menu === code),
  };
}

export const rightsOf = ({ cells, others }: Line): readonly Right[] => [...Object.values(cells), ...others];

export type CellState = 'on' | 'off' | 'half';

/** Of several rights at once. */
export function stateOf(rights: readonly Right[], chosen: ReadonlySet<string>): CellState {
  const count = rights.filter(({ id }) => chosen.has(id)).length;
  return count === 0 ? 'off' : count === rights.length ? 'on' : 'half';
}

/** Who may edit must see, and who does not see edits nothing: the view of a screen goes along with the rest of it. */
export function withRights(
  lines: readonly Line[],
  toggled: readonly Right[],
  isOn: boolean,
  chosen: ReadonlySet<string>,
): ReadonlySet<string> {
  const next = new Set(chosen);
  const set = ({ id, isHeld }: Right) => {
    if (!isHeld) return;
    if (isOn) next.add(id);
    else next.delete(id);
  };
  for (const right of toggled) set(right);
  for (const line of lines) {
    const { view } = line.cells;
    if (!view || !rightsOf(line).some((right) => toggled.includes(right))) continue;
    if (isOn) set(view);
    else if (toggled.includes(view)) for (const right of rightsOf(line)) set(right);
  }
  return next;
}

/** What stands in one of two lists alone. */
export function differenceOf(one: readonly string[], other: readonly string[]): string[] {
  const [first, second] = [new Set(one), new Set(other)];
  return [...one.filter((each) => !second.has(each)), ...other.filter((each) => !first.has(each))];
}

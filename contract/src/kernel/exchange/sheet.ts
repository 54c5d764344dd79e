import type { Call } from '../call.ts';
import type { Text } from '../language.ts';

/** How a cell is written in a spreadsheet, and how one is read from it. */
type CellKind =
  | 'text'
  | 'code'
  | 'integer'
  | 'decimal'
  | 'date'
  | 'time'
  | 'picture'
  /** One of a few values, each with what users read. */
  | 'choice'
  /** An item of a dictionary of the tenant, by its name or its code. */
  | 'item'
  /** A record of another noun, by its code or its name. */
  | 'reference'
  /** A node of a tree, by the names from its root: 外购件/轴承. */
  | 'path';

export interface SheetColumn {
  /** The field of a row of the list, and of the input that saves a record. Rights to single fields go by it. */
  readonly field: string;
  /** The field of the row that has the text to show, where `field` is an id: `unitText` beside `unitId`. */
  readonly shown?: string;
  /** The key of the list's column on the screen, where that is not the field. */
  readonly column?: string;
  readonly title: Text;
  readonly kind: CellKind;
  /** Of a choice. */
  readonly choices?: readonly { readonly value: number | string; readonly text: Text }[];
  /** Of an item: the key of the dictionary. */
  readonly dictionary?: string;
  /** Of a reference: the noun of the other record. */
  readonly noun?: string;
  /** Of a path: the code of the set of categories that it is in. */
  readonly set?: string;
  /** The object of the input that has the field, where it is not the input itself. */
  readonly within?: string;
  /** Users can fill it in, so templates have it and imports read it. */
  readonly isWritten?: boolean;
  /** A new record cannot do without it. */
  readonly isRequired?: boolean;
  /** What the template says about it. */
  readonly hint?: Text;
}

/**
 * What a noun is as a spreadsheet: its list, and what a row of that has. Export, templates and import follow from it.
 */
export interface Sheet {
  readonly noun: string;
  /** What the records are called, where the noun is not among `nouns`. */
  readonly title?: Text;
  readonly list: Call;
  /**
   * The call that saves a record from the form, where records can be imported; `key` is the field that tells them
   * apart. Without one every row is a new record.
   */
  readonly save?: Call;
  readonly key?: string;
  readonly columns: readonly SheetColumn[];
}

/** Where the input of the save has the field of a column. */
export const inputPath = ({ field, within }: Pick<SheetColumn, 'field' | 'within'>) =>
  within ? `${within}.${field}` : field;

export const defineSheet = (sheet: Sheet): Sheet => sheet;

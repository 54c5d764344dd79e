import type { FieldRight } from '@edp/contract/kernel/record/field-rights.ts';
import type { ReactNode } from 'react';

/** A column as its module describes it; where it stands, how wide and whether it is shown is up to the user. */
export interface Column<Row> {
  readonly key: string;
  readonly title: string;
  /** Shown instead of the title, such as a checkbox. */
  readonly head?: ReactNode;
  readonly width: number;
  readonly align?: 'right' | 'center';
  readonly render: (row: Row) => ReactNode;
  /** Takes the remaining width; a long text has two lines. */
  readonly grows?: boolean;
  /** A long text has two lines, in the width that the column has. */
  readonly wraps?: boolean;
  /**
   * What it shows as a text, where that is of no use when it is cut: the column has room for the longest one on the
   * page.
   */
  readonly text?: (row: Row) => string;
  /** The name that the list call sorts by. */
  readonly sort?: string;
  /** By default the first column is pinned. */
  readonly pinned?: 'left' | 'right';
  readonly isHiddenByDefault?: boolean;
  /** The field that it shows, where that is not the field of the list's rows with its key. */
  readonly right?: FieldRight;
  /** Rows are told by it, and opened through it; `plain` where the cell has a control of its own. */
  readonly lead?: 'link' | 'plain';
  /** The code, in the column that leads, below the name. */
  readonly below?: Column<Row>;
  /** The picture, in the column that leads, before the name. */
  readonly picture?: Column<Row>;
}

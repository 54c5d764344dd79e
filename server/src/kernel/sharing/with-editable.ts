import type { Database } from '../database/tenant-database.ts';
import { editableFlag } from './sharing.ts';

/** A record as the wire says it: not whose it is, but whether the person may change it. */
export const withEditable = <Row extends { ownerId: string }>(db: Database, table: string, { ownerId, ...row }: Row) =>
  ({ ...row, editable: editableFlag(db.sharing, table, ownerId) });

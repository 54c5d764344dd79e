import { flagColumn, type History, recordHistory } from '../../kernel/record/history.ts';
import { sharingTable } from './sharing.queries.ts';

/** By the columns of a part: one of them is given. */
const tables = {
  user_id: 'user_account',
  organisation_id: 'organisation',
  role_id: 'role',
  group_id: 'user_group',
} as const;

export const sharingHistory: History = {
  ...recordHistory(sharingTable, { writable: flagColumn('power'), active: flagColumn('status', '1', '0') }),
  links: {
    sharing_rule_part: ({ side, ...parts }) =>
      Object.entries(tables).flatMap(([column, to]) => {
        const { before, after } = parts[column] ?? { before: null, after: null };
        const name = (side?.after ?? side?.before) === 'source' ? 'addResource' : 'addSharingTo';
        return [{ name, to, added: after === null ? [] : [after], removed: before === null ? [] : [before] }];
      }),
  },
};

import { recordAccess } from '@edp/contract/modules/sharing/record-access.ts';
import { sharing } from '@edp/contract/modules/sharing/sharing.ts';
import { bind, type Context } from '../../kernel/http/bind.ts';
import { readAccessReasons, readRecordAccess } from './record-access.ts';
import {
  addRule,
  findRule,
  listRules,
  mapRules,
  readModes,
  setMode,
  setRulesActive,
  setRuleStatus,
  sharingTable,
  typeOptions,
  updateRule,
} from './sharing.queries.ts';
import { flagColumn, type History, recordHistory } from '../../kernel/record/history.ts';

const rules = bind(sharing, {
  list: listRules,
  map: ({ db, input, language }) => mapRules(db, input, language),
  types: ({ language }) => typeOptions(language),
  detail: ({ db, input, language }) => findRule(db, input.sharingId, language),
  async add(context) {
    answerWhenInEffect(context);
    return addRule(context);
  },
  async update(context) {
    answerWhenInEffect(context);
    return updateRule(context);
  },
  async setStatus(context) {
    answerWhenInEffect(context);
    await setRuleStatus(context);
    return null;
  },
  async setActiveBatch(context) {
    answerWhenInEffect(context);
    return setRulesActive(context);
  },
  modes: ({ db, language }) => readModes(db, language),
  async setMode(context) {
    answerWhenInEffect(context);
    await setMode(context);
    return null;
  },
});

export const sharingRoutes = [
  ...rules,
  ...bind(recordAccess, { recordAccess: readRecordAccess, reasons: readAccessReasons }),
];

/** The next request finds the change at whichever process it arrives. */
function answerWhenInEffect({ kernel, afterCommit }: Context) {
  afterCommit(kernel.sessions.waitForInvalidation);
}

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

import { recordAccess } from '@edp/contract/modules/sharing/record-access.ts';
import { sharing } from '@edp/contract/modules/sharing/sharing.ts';
import { bind, type Context } from '../../kernel/http/bind.ts';
import { readRecordAccess } from './record-access.ts';
import {
  addRule,
  findRule,
  listRules,
  mapRules,
  readModes,
  setMode,
  setRulesActive,
  setRuleStatus,
  typeOptions,
  updateRule,
} from './sharing.queries.ts';

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

export const sharingRoutes = [...rules, ...bind(recordAccess, { recordAccess: readRecordAccess })];

/** The next request finds the change at whichever process it arrives. */
function answerWhenInEffect({ kernel, afterCommit }: Context) {
  afterCommit(kernel.sessions.waitForInvalidation);
}

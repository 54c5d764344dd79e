import { loginRecord } from '@edp/contract/modules/login-record/login-record.ts';
import { bind } from '../../kernel/http/bind.ts';
import { listLogins, listOwnLogins } from './login-record.queries.ts';

export const loginRecordRoutes = bind(loginRecord, {
  own: ({ db, input, session }) => listOwnLogins(db, session.userId, input),
  list: listLogins,
});

import { account } from '@edp/contract/modules/account.ts';
import { may } from '../../kernel/session.ts';
import { countByActivity, type RecordSource, searched } from '../workbench/figure-source.ts';

export const accountFigure: RecordSource = {
  noun: 'account',
  table: 'user_account',
  link: '/account',
  linkTo: searched('/account'),
  isFor: (session) => may(session, account.list.can),
  count: (db) => countByActivity(db, 'user_account'),
};

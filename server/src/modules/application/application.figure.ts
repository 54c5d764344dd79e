import { application } from '@edp/contract/modules/application.ts';
import { may } from '../../kernel/session.ts';
import { countByActivity, type RecordSource, searched } from '../workbench/figure-source.ts';

export const applicationFigure: RecordSource = {
  noun: 'application',
  table: 'application',
  link: '/applicationManage',
  linkTo: searched('/applicationManage'),
  isFor: (session) => may(session, application.list.can),
  count: (db) => countByActivity(db, 'application'),
};

import { labelSet } from '@edp/contract/modules/label-set.ts';
import { may } from '../../kernel/session.ts';
import { countByActivity, type RecordSource, searched } from '../workbench/figure-source.ts';

export const labelSetFigure: RecordSource = {
  noun: 'labelSet',
  table: 'label_set',
  link: '/labelSet',
  linkTo: searched('/labelSet'),
  isFor: (session) => may(session, labelSet.list.can),
  count: (db) => countByActivity(db, 'label_set'),
};

import { unit } from '@edp/contract/modules/unit.ts';
import { may } from '../../kernel/session.ts';
import { countByActivity, type RecordSource, searched } from '../workbench/figure-source.ts';

export const unitFigure: RecordSource = {
  noun: 'unit',
  table: 'unit',
  link: '/unit',
  linkTo: searched('/unit'),
  isFor: (session) => may(session, unit.list.can),
  count: (db) => countByActivity(db, 'unit', '/unit'),
};

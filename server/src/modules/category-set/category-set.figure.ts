import { categorySet } from '@edp/contract/modules/category-set.ts';
import { may } from '../../kernel/session.ts';
import { countByActivity, type RecordSource, searched } from '../workbench/figure-source.ts';

export const categorySetFigure: RecordSource = {
  noun: 'categorySet',
  table: 'category_set',
  link: '/categorySet',
  linkTo: searched('/categorySet'),
  isFor: (session) => may(session, categorySet.list.can),
  count: (db) => countByActivity(db, 'category_set'),
};

import { brand } from '@edp/contract/modules/brand.ts';
import { may } from '../../kernel/session.ts';
import { countByActivity, type RecordSource, searched } from '../workbench/figure-source.ts';

export const brandFigure: RecordSource = {
  noun: 'brand',
  table: 'brand',
  link: '/brand',
  linkTo: searched('/brand'),
  isFor: (session) => may(session, brand.list.can),
  count: (db) => countByActivity(db, 'brand', '/brand'),
};

import { brand } from '@edp/contract/modules/brand.ts';
import { tallyOf } from '../../kernel/read-page.ts';
import { may } from '../../kernel/session.ts';
import { countByActivity, type FigureSource } from '../workbench/figure-source.ts';

export const brandFigure: FigureSource = {
  noun: 'brand',
  table: 'brand',
  link: '/brand',
  isFor: (session) => may(session, brand.list.can),
  count: (db) => countByActivity(db, 'brand', '/brand', tallyOf('brand')),
};

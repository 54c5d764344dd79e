import { sql } from 'kysely';
import { countByActivity, type FigureSource } from '../workbench/figure-source.ts';

export const accountFigure: FigureSource = {
  noun: 'account',
  table: 'user_account',
  link: '',
  isFor: ({ administrator }) => administrator,
  count: (db) => countByActivity(db, 'user_account', '', sql`select count(*) from user_account`),
};

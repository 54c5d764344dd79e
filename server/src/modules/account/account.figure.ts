import { account } from '@edp/contract/modules/account.ts';
import { recordSource } from '../workbench/figure-source.ts';

export const accountFigure = recordSource({ noun: 'account', table: 'user_account', page: '/account', can: account.list.can });

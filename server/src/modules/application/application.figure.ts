import { application } from '@edp/contract/modules/application.ts';
import { recordSource } from '../workbench/figure-source.ts';

export const applicationFigure = recordSource({ noun: 'application', table: 'application', page: '/applicationManage', can: application.list.can });

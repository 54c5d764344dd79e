import { unit } from '@edp/contract/modules/unit.ts';
import { recordSource } from '../workbench/figure-source.ts';

export const unitFigure = recordSource({ noun: 'unit', table: 'unit', page: '/unit', filter: 'active', can: unit.list.can });

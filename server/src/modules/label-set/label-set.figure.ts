import { labelSet } from '@edp/contract/modules/label-set.ts';
import { recordSource } from '../workbench/figure-source.ts';

export const labelSetFigure = recordSource({ noun: 'labelSet', table: 'label_set', page: '/labelSet', can: labelSet.list.can });

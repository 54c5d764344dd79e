import { categorySet } from '@edp/contract/modules/category-set.ts';
import { recordSource } from '../workbench/figure-source.ts';

export const categorySetFigure = recordSource({ noun: 'categorySet', table: 'category_set', page: '/categorySet', can: categorySet.list.can });

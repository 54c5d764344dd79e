import { brand } from '@edp/contract/modules/brand.ts';
import { recordSource } from '../workbench/figure-source.ts';

export const brandFigure = recordSource({ noun: 'brand', table: 'brand', page: '/brand', filter: 'active', can: brand.list.can });

import { accountFigure } from '../account/account.figure.ts';
import { applicationFigure } from '../application/application.figure.ts';
import { brandFigure } from '../brand/brand.figure.ts';
import { categorySetFigure } from '../category-set/category-set.figure.ts';
import { labelSetFigure } from '../label-set/label-set.figure.ts';
import { unitFigure } from '../unit/unit.figure.ts';
import type { FigureSource } from './figure-source.ts';

/** Every noun on the workbench, in the order in which people see them. */
export const figureSources: readonly FigureSource[] = [brandFigure, unitFigure, categorySetFigure, labelSetFigure, applicationFigure, accountFigure];

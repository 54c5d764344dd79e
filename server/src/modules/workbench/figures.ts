import { accountFigure } from '../account/account.figure.ts';
import { brandFigure } from '../brand/brand.figure.ts';
import type { FigureSource } from './figure-source.ts';

/** Every noun on the workbench, in the order in which people see them. */
export const figureSources: readonly FigureSource[] = [brandFigure, accountFigure];

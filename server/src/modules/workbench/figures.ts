import { accountFigure } from '../account/account.figure.ts';
import { applicationFigure } from '../application/application.figure.ts';
import { brandFigure } from '../brand/brand.figure.ts';
import { categorySetFigure } from '../category-set/category-set.figure.ts';
import { certificateFigure } from '../certificate/certificate.figure.ts';
import { labelSetFigure } from '../label-set/label-set.figure.ts';
import { unitFigure } from '../unit/unit.figure.ts';
import type { FigureSource, RecordSource } from './figure-source.ts';

/** Those whose changes are shown as well. */
export const recordSources: readonly RecordSource[] = [brandFigure, unitFigure, categorySetFigure, labelSetFigure, applicationFigure, accountFigure];

/** Every figure on the workbench, in the order in which people see them. */
export const figureSources: readonly FigureSource[] = [...recordSources, certificateFigure];

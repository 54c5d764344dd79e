import { nounsWith } from '@edp/contract/nouns.ts';
import { certificateFigure } from '../certificate/certificate.figure.ts';
import { type FigureSource, recordFigure } from './figure-source.ts';

/** Every figure on the workbench, in the order in which it shows them. */
export const figureSources: readonly FigureSource[] = [...nounsWith('figure').map(recordFigure), certificateFigure];

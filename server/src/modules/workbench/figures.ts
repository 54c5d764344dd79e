import type { Figure } from '@edp/contract/modules/workbench/workbench.ts';
import { nounsWith } from '@edp/contract/nouns.ts';
import type { Expression } from 'kysely';
import type { Session } from '../../kernel/session/session.ts';
import { certificateFigure } from '../certificate/certificate.figure.ts';
import { inScope } from '../../kernel/inventory/organisation-scope.ts';
import { type FigureSource, recordFigure } from './figure-source.ts';

/** Whose lists depend on the session. */
const shownIn: Readonly<Partial<Record<Figure['noun'], (session: Session) => Expression<boolean> | undefined>>> = {
  material: (session) => inScope('material', { session }),
  product: (session) => inScope('product', { session }),
};

/** Every figure on the workbench, in the order in which it shows them. */
export const figureSources: readonly FigureSource[] = [
  ...nounsWith('figure').map((noun) => recordFigure(noun, shownIn[noun.name])),
  certificateFigure,
];

import type { Completeness } from '@edp/contract/kernel/record/completeness.ts';
import { materialCompleteness } from '@edp/contract/modules/material/material-completeness.ts';
import { materialFields } from '@edp/contract/modules/material/material-fields.ts';
import { answerCompleteness } from '../../kernel/record/completeness.ts';
import type { Session } from '../../kernel/session/session.ts';
import { neededBy, type SelectedCategory } from './related.ts';

interface Selected {
  /** As `filledItems` has it. */
  completeness: unknown;
  category: SelectedCategory;
}

export const completenessOfMaterial = (
  { session }: { session: Pick<Session, 'fields'> },
  { completeness, category }: Selected,
): Completeness => answerCompleteness(session, materialFields, materialCompleteness, completeness, neededBy(category));

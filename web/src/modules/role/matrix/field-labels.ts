import type { ComponentType, ReactNode } from 'react';
import type { FieldTexts } from '../../../ui/form/engine/form-context.ts';

/**
 * Gives the labels of a noun's fields; its code comes when the fields are first shown. The application knows the nouns,
 * this module does not.
 */
export type FieldLabels = ComponentType<{ noun: string; children: (labels: FieldTexts) => ReactNode }>;

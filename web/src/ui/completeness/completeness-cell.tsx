import type { Completeness } from '@edp/contract/kernel/record/completeness.ts';
import type { DefinitionText } from '../noun/defined/definition-text.ts';
import { CompletenessBar } from './completeness-bar.tsx';
import { missingText } from './missing-text.ts';

/** In a list. */
export const CompletenessCell = ({ of, text }: { of: Completeness; text: DefinitionText }) => (
  <CompletenessBar percent={of.percent} lines={[missingText(text, of)]} />
);

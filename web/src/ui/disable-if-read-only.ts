import { translate } from '@edp/contract/texts.ts';
import { language } from '../kernel/language.ts';
import type { RowAction } from './row-actions.tsx';

/** The actions of a record that sharing may let this person only see: then they say so. */
export const disableIfReadOnly = ({ editable }: { editable: 0 | 1 }, actions: readonly RowAction[]): RowAction[] =>
  actions.map((action) => (editable ? action : { ...action, disabledReason: translate('error.readOnly', language()) }));

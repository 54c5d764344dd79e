import { translate } from '@edp/contract/texts.ts';
import { language } from '../../../kernel/text/language.ts';
import type { RowAction } from './row-actions.tsx';

/** Disables the actions of a record that sharing lets the user only view, with the reason. */
export const disableIfReadOnly = ({ editable }: { editable: 0 | 1 }, actions: readonly RowAction[]): RowAction[] =>
  actions.map((action) => (editable ? action : { ...action, disabledReason: translate('error.readOnly', language()) }));

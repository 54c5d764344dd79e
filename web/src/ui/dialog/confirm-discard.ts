import { confirm } from '../../kernel/feedback/confirm.ts';
import { hasAnyUnsaved } from '../../kernel/tabs/unsaved.ts';
import { uiText } from '../ui.texts.ts';

export const confirmDiscard = () =>
  confirm({ title: uiText('unsavedTitle'), detail: uiText('unsavedDetail'), yes: uiText('discard'), danger: true });

/** Before something that closes all forms: resolves to false if the user cancels. */
export const confirmDiscardIfUnsaved = async () => !hasAnyUnsaved() || confirmDiscard();

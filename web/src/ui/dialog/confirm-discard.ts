import { confirm } from '../../kernel/feedback/confirm.ts';
import { hasAnyUnsaved } from '../../kernel/tabs/unsaved.ts';
import { uiText } from '../ui.texts.ts';

/** `detail` says what is lost, where more is known of it. */
export const confirmDiscard = (detail = uiText('unsavedDetail')) =>
  confirm({ title: uiText('unsavedTitle'), detail, yes: uiText('discard'), danger: true });

/** Before something that closes all forms: resolves to false if the user cancels. */
export const confirmDiscardIfUnsaved = async () => !hasAnyUnsaved() || confirmDiscard();

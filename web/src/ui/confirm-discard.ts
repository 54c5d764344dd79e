import { confirm } from '../kernel/confirm.ts';
import { uiText } from './ui-text.ts';

export const confirmDiscard = () =>
  confirm({ title: uiText('unsavedTitle'), detail: uiText('unsavedDetail'), yes: uiText('discard'), danger: true });

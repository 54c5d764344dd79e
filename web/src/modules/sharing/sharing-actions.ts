import type { OutputOf } from '@edp/contract/kernel/call.ts';
import { sharing, type SharingRule } from '@edp/contract/modules/sharing.ts';
import { runAction } from '../../kernel/run-action.ts';
import { request } from '../../kernel/api.ts';
import { confirm } from '../../kernel/confirm.ts';
import { effectOf, modeName, type Mode } from './modes.ts';
import { sharingText } from './sharing-text.ts';

export const toggleRule = ({ id, version, status }: SharingRule) =>
  runAction('sharing', () => request(sharing.setStatus, { sharingId: id, version, status: status === '1' ? '0' : '1' }));

/** Asks first, because it changes at once what other users see. */
export async function setMode({ code, name }: OutputOf<typeof sharing.modes>[number], mode: Mode) {
  const question = {
    title: sharingText('setModeTitle', { type: name, mode: modeName(mode, sharingText) }),
    detail: sharingText('setModeDetail', { effect: effectOf(mode, sharingText) }),
    yes: sharingText('setMode', { mode: modeName(mode, sharingText) }),
  };
  if (await confirm(question)) await runAction('sharing', () => request(sharing.setMode, { sharingType: code, mode }));
}

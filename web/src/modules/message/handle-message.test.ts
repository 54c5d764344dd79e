import type { Message } from '@edp/contract/modules/message/message.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useToasts } from '../../kernel/feedback/toast.ts';
import { queryClient } from '../../kernel/http/query-client.ts';
import { loginInfoQuery } from '../../kernel/session/access.ts';
import { setLanguage } from '../../kernel/text/language.ts';
import { handleMessage } from './handle-message.ts';

const message = { id: '1', kind: 'system', title: '批量删除失败', content: '', link: '', read: 0 } as Message;

// happy-dom plays no sounds.
beforeEach(() =>
  queryClient.setQueryData(loginInfoQuery.queryKey, { preference: { muted: { system: ['sound'] } } } as never),
);
afterEach(() => queryClient.clear());

it('说明失败的消息以错误提示，其他的不', () => {
  setLanguage('ZHS');
  handleMessage(message, true);
  handleMessage({ ...message, title: '批量删除完成' });
  expect(useToasts.getState().toasts.map(({ kind, text }) => [kind, text])).toEqual([
    ['error', '新消息：批量删除失败'],
    ['info', '新消息：批量删除完成'],
  ]);
});

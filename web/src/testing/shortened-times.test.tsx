import { chat, type ChatMessage, type ChatPerson } from '@edp/contract/modules/chat/chat.ts';
import { news } from '@edp/contract/modules/news/news.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../kernel/http/query-client.ts';
import { setLanguage } from '../kernel/text/language.ts';
import { ChatPeople } from '../modules/chat/chat-people.tsx';
import { Conversation } from '../modules/chat/conversation-view.tsx';
import { NewestNews } from '../modules/news/newest-news.tsx';
import { Feed } from '../modules/workbench/feed/feed.tsx';
import { Waiting } from '../modules/workbench/waiting/waiting.tsx';
import { RestoredBar } from '../ui/form/restored-bar.tsx';
import { answerCalls, succeed } from './answer-calls.ts';
import { shortenedTimes } from './shortened-times.ts';

const earlier = '2026-03-02 08:15:30';
const person: ChatPerson = {
  userId: '2',
  name: '李娜',
  orgName: '采购部',
  imgAddress: '',
  active: 1,
  online: 0,
  unread: 0,
  lastText: '好的',
  lastTime: earlier,
  lastFromId: '2',
};
const message: ChatMessage = { id: '1', fromId: '2', fromName: '李娜', toId: '1', text: '好的', sendTime: earlier };
const headline = { newId: '1', title: '盘点通知', publishDate: earlier, newsTypeValue: '公告', forcedRead: 0 };

beforeEach(() => {
  setLanguage('ZHS');
  queryClient.clear();
  answerCalls([
    [chat.people, () => [200, { code: 0, status: true, message: '', data: [person], total: 1 }]],
    [chat.history, () => succeed({ messages: [message], hasMore: 0 })],
    [news.headlines, () => succeed([headline])],
  ]);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const places: readonly (readonly [name: string, content: ReactNode, shown: RegExp])[] = [
  ['聊天的联系人', <ChatPeople key="people" chosenId="" onChoose={() => {}} />, /^(?:2026-)?03-02$/],
  ['聊天的每句话', <Conversation key="said" person={person} onBack={() => {}} />, /^08:15$/],
  ['首页的公告', <NewestNews key="news" />, /^2026-03-02$/],
  [
    '首页的最近变更',
    <Feed
      key="changes"
      changes={[
        {
          id: '1',
          noun: 'brand',
          action: 'update',
          recordName: '恒拓轴承',
          recordId: '7',
          link: '',
          count: 1,
          isMore: false,
          fields: [{ label: '描述', old: '', new: '轴承' }],
          run: null,
          undo: '',
          userName: '张伟',
          userPicture: '',
          isOwn: false,
          createTime: earlier,
        },
      ]}
    />,
    /^08:15$/,
  ],
  [
    '首页的待办',
    <Waiting
      key="waiting"
      waiting={[
        {
          kind: 'dryRun',
          count: 1,
          urgent: 0,
          link: '/import',
          items: [{ id: '1', name: '品牌.xlsx', time: earlier, link: '/import/1' }],
        },
      ]}
    />,
    /^03-02 08:15$/,
  ],
  [
    '恢复的草稿',
    <RestoredBar key="draft" time={Date.parse('2026-03-02T08:15:30')} onDiscard={() => {}} />,
    /3月2日 08:15/,
  ],
];

it.each(places)('%s：缩短的时间，指针停留时显示完整的时间', async (_name, content, shown) => {
  const { container } = render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>{content}</MemoryRouter>
    </QueryClientProvider>,
  );
  await act(async () => {});
  await screen.findByText(shown);
  expect(shortenedTimes(container)).toEqual([]);
});

it('检查的方法找得到没有完整时间的地方', () => {
  const { container } = render(
    <>
      <p>发送于 10:42</p>
      <time title="2026-03-02">昨天</time>
      <time>2026-03-02 10:42:00</time>
      <p title="2026-03-02 10:42:00">草稿已保存 10:42</p>
    </>,
  );
  expect(shortenedTimes(container)).toEqual(['发送于 10:42', '昨天']);
});

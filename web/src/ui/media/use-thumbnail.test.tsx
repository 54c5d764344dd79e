import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { refuse, succeed } from '../../testing/answer-calls.ts';
import { SmallPicture } from './record-picture.tsx';

/** A server that has these thumbnails; returns the links of each call. */
function serve(thumbnailOf: (link: string) => string) {
  const asked: string[][] = [];
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
    const { links } = JSON.parse(body) as { links: string[] };
    asked.push(links);
    const [status, answer] = succeed(links.map(thumbnailOf));
    return new Response(JSON.stringify(answer), { status });
  });
  return asked;
}

const show = (count: number) => {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  render(
    <QueryClientProvider client={new QueryClient()}>
      {numbers.map((number) => (
        <SmallPicture key={number} url={`/file/v6/view/${number}`} name={`品牌${number}`} />
      ))}
    </QueryClientProvider>,
  );
};
const sourceOf = (name: string) => screen.queryByRole('img', { name })?.getAttribute('src');

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('一页的图片一次取得，没有缩略图的显示原图', async () => {
  const asked = serve((link) => (link.endsWith('/2') ? '' : `data:image/webp;base64,${link}`));
  show(10);
  await waitFor(() => expect(sourceOf('品牌10')).toBe('data:image/webp;base64,/file/v6/view/10'));
  expect(sourceOf('品牌2')).toBe('/file/v6/view/2');
  expect(asked).toHaveLength(1);
});

it('超过五十张时分次取得，每张对应自己的图片', async () => {
  const asked = serve((link) => `data:${link}`);
  show(120);
  await waitFor(() => expect(sourceOf('品牌120')).toBe('data:/file/v6/view/120'));
  expect(sourceOf('品牌51')).toBe('data:/file/v6/view/51');
  expect(asked.map((links) => links.length)).toEqual([50, 50, 20]);
});

it('取得失败时显示原图', async () => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(refuse('没有权限', [], 403)[1]), { status: 403 }));
  show(1);
  await waitFor(() => expect(sourceOf('品牌1')).toBe('/file/v6/view/1'));
});

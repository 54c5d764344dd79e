import { brand } from '@edp/contract/modules/brand/brand.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { matchesText } from './matches-text.ts';
import { RemoteSelect } from './remote-select.tsx';
import { remotePageSize, type NamedRecord } from './use-remote-options.ts';

interface Asked {
  keyword?: string;
  id?: string;
  active?: number;
  pageNo: number;
  pageSize: number;
}

/** A server with brands of this number. */
function serve(count: number) {
  const rows = Array.from({ length: count }, (_, index): NamedRecord => ({
    id: String(index + 1),
    name: `品牌${index + 1}`,
    code: `B${index + 1}`,
  }));
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    const input = JSON.parse(body) as Asked;
    asked.push(input);
    const found = path.endsWith('detail')
      ? rows.find(({ id }) => id === input.id)
      : rows.filter((row) => matchesText(`${row.name} ${row.code}`, input.keyword ?? ''));
    const data = Array.isArray(found)
      ? found.slice((input.pageNo - 1) * input.pageSize, input.pageNo * input.pageSize)
      : found;
    return new Response(
      JSON.stringify({
        code: 0,
        status: true,
        message: '',
        data,
        ...(Array.isArray(found) && { total: found.length }),
      }),
    );
  });
  return asked;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(first: string | undefined, props: { loadedRecords?: readonly NamedRecord[]; filter?: object } = {}) {
  const values: (string | undefined)[] = [];
  function Harness({ filter }: { filter?: object | undefined }) {
    const [value, setValue] = useState(first);
    const change = (next: string | undefined) => {
      values.push(next);
      setValue(next);
    };
    return (
      <RemoteSelect
        call={brand.list}
        detail={brand.detail}
        aria-label="品牌"
        value={value}
        onChange={change}
        loadedRecords={props.loadedRecords}
        filter={filter}
      />
    );
  }
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const page = (filter?: object) => (
    <QueryClientProvider client={client}>
      <Harness filter={filter} />
    </QueryClientProvider>
  );
  const { rerender } = render(page(props.filter));
  return { values, filterBy: (filter: object) => rerender(page(filter)) };
}
const field = () => screen.getByLabelText<HTMLInputElement>('品牌');
const shown = () => document.querySelector('.ant-select-content')?.textContent;
const optionTexts = () => [...document.querySelectorAll('.ant-select-item-option')].map((each) => each.textContent);
async function open() {
  await waitFor(() => expect(document.querySelector('.ant-select')).not.toBeNull());
  fireEvent.mouseDown(field());
  await waitFor(() => expect(optionTexts().length).toBeGreaterThan(0));
}

it('不打开就不读列表；所选的记录按编号读出名称', async () => {
  const asked = serve(500);
  show('400');
  await waitFor(() => expect(shown()).toBe('品牌400（B400）'));
  expect(asked).toEqual([{ id: '400' }]);
});

it('能按编号读的列表，所选的一次读出', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return new Response(
      JSON.stringify({
        code: 0,
        status: true,
        message: '',
        data: [
          { id: '1200', name: '末位青瓷' },
          { id: '1201', name: '云岭' },
        ],
      }),
    );
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <RemoteSelect isMultiple call={brand.options} aria-label="品牌" value={['1200', '1201']} />
    </QueryClientProvider>,
  );
  await waitFor(() => expect(shown()).toContain('末位青瓷'));
  expect(shown()).toContain('云岭');
  expect(asked.map((address) => new URLSearchParams(address.split('?')[1]).get('ids'))).toEqual(['1200,1201']);
});

it('名称已知时什么都不读', async () => {
  const asked = serve(500);
  show('400', { loadedRecords: [{ id: '400', name: '恒拓' }] });
  await waitFor(() => expect(shown()).toBe('恒拓'));
  expect(asked).toEqual([]);
});

it('打开时读第一页，只画出看得到的；整个列表都在时在本地查找，拼音也行', async () => {
  const asked = serve(120);
  show(undefined);
  await open();
  expect(asked).toEqual([{ pageNo: 1, pageSize: remotePageSize }]);
  expect(optionTexts().length).toBeLessThan(60);
  fireEvent.change(field(), { target: { value: 'pp77' } });
  await waitFor(() => expect(optionTexts()).toEqual(['品牌77（B77）']));
  expect(asked).toHaveLength(1);
});

it.each([
  ['名称', '品牌9876'],
  ['编码', 'B9876'],
  ['拼音首字母', 'pp9876'],
])('列表很长时由服务器按%s查找，查到的选好后再查别的也不丢', async (_what, keyword) => {
  const asked = serve(10_000);
  const { values } = show(undefined);
  await open();
  fireEvent.change(field(), { target: { value: keyword } });
  await waitFor(() => expect(optionTexts()).toEqual(['品牌9876（B9876）']));
  fireEvent.click(document.querySelector('.ant-select-item-option')!);
  expect(values).toEqual(['9876']);
  await waitFor(() => expect(shown()).toBe('品牌9876（B9876）'));
  expect(asked.map((each) => [each.keyword, each.pageNo])).toEqual([
    [undefined, 1],
    [keyword, 1],
  ]);
});

it('滚动到底读下一页', async () => {
  const asked = serve(10_000);
  show(undefined);
  await open();
  const list = document.querySelector('.ant-select-dropdown [class$=-list-holder]')!;
  Object.defineProperties(list, { scrollHeight: { value: 6400 }, clientHeight: { value: 256 } });
  list.scrollTop = 6144;
  fireEvent.scroll(list);
  await waitFor(() => expect(asked.map(({ pageNo }) => pageNo)).toEqual([1, 2]));
});

it('过滤条件变了，所选的就清空', async () => {
  serve(20);
  const { values, filterBy } = show('3', { filter: { active: 1 } });
  await waitFor(() => expect(shown()).toBe('品牌3（B3）'));
  filterBy({ active: 0 });
  await waitFor(() => expect(values).toEqual([undefined]));
});

import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { OrganisationPairTransfer } from './organisation-pair-transfer.tsx';

const pairs = ['总部库', '苏州一厂', '武汉备件库', '成都服务站'].map((invOrgName, index) => ({
  invorgId: String(index + 1),
  invOrgName,
  unitOrgName: index < 2 ? '华东公司' : '西部公司',
}));

let now: readonly string[] = [];
function Screen({ initial }: { initial: readonly string[] }) {
  const [value, setValue] = useState(initial);
  const change = (ids: readonly string[]) => {
    now = ids;
    setValue(ids);
  };
  return <OrganisationPairTransfer pairs={pairs} activeId="1" value={value} onChange={change} />;
}
function open(initial: readonly string[]) {
  now = initial;
  render(<Screen initial={initial} />);
}
afterEach(cleanup);

const side = (name: string) => within(screen.getByRole('region', { name }));
const names = (name: string) =>
  side(name)
    .queryAllByRole('listitem')
    .map((row) => row.querySelector('span')?.textContent);
const tick = (name: RegExp) => fireEvent.click(screen.getByRole('checkbox', { name }));
const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));

it('勾选后添加与移除，两侧的数量随之变化', () => {
  open(['2']);
  screen.getByText('3 项');
  tick(/^武汉备件库/);
  screen.getByText('1/3 项');
  press(/^添 ?加/);
  expect(now).toEqual(['2', '3']);
  expect(names('已分配的组织')).toEqual(['苏州一厂', '武汉备件库']);
  tick(/^苏州一厂/);
  press(/^‹ 移除/);
  expect(now).toEqual(['3']);
});

it('没有勾选时提示，勾选后提示消失', () => {
  open(['2']);
  press(/^添 ?加/);
  expect(screen.getByRole('alert').textContent).toBe('请选择要添加的组织！！！');
  tick(/^武汉备件库/);
  expect(screen.queryByRole('alert')).toBeNull();
  press(/^‹ 移除/);
  expect(screen.getByRole('alert').textContent).toBe('请选择要移除的组织!!!');
  expect(now).toEqual(['2']);
});

it('全部添加与全部移除都不动当前组织，它不能勾选', () => {
  open([]);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^总部库 ?当前组织/ }).disabled).toBe(true);
  press(/^全部添加/);
  expect(now).toEqual(['2', '3', '4']);
  press(/全部移除$/);
  expect(now).toEqual([]);
});

it('按库存组织或业务单元查找；全选只选找到的', () => {
  open([]);
  fireEvent.change(screen.getByLabelText('在可分配的组织中查找'), { target: { value: '西部' } });
  expect(names('可分配的组织')).toEqual(['武汉备件库', '成都服务站']);
  tick(/^全选可分配的组织/);
  press(/^添 ?加/);
  expect(now).toEqual(['3', '4']);
});

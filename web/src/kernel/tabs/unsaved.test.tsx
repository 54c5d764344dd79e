import { act, cleanup, render } from '@testing-library/react';
import { Activity } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { updateSession } from '../session/session.ts';
import { useDraft } from './draft.ts';
import { TabContext } from './tab-context.ts';
import { clearAllUnsaved, hasAnyUnsaved, hasUnsaved, useUnsavedFlag } from './unsaved.ts';

beforeEach(() => {
  updateSession({ corTicket: 't1', userId: 'u1' });
  clearAllUnsaved();
});
afterEach(cleanup);

describe('未保存的修改', () => {
  let mark: (isUnsaved: boolean) => void;
  let store: (values: object) => void;
  function Form() {
    mark = useUnsavedFlag('form');
    store = useDraft<object>('form').store;
    return null;
  }
  const page = (mode: 'visible' | 'hidden', isOpen = true) => (
    <TabContext value="/brand">
      <Activity mode={mode}>{isOpen && <Form />}</Activity>
    </TabContext>
  );

  it('页签隐藏时，未保存的修改仍在', () => {
    const { rerender } = render(page('visible'));
    act(() => mark(true));
    rerender(page('hidden'));
    expect([hasUnsaved('/brand'), hasAnyUnsaved()]).toEqual([true, true]);
    rerender(page('visible'));
    expect(hasUnsaved('/brand')).toBe(true);
  });

  it.each(['visible', 'hidden'] as const)('表单不在了，无论怎样关闭（%s），就没有未保存的修改', (mode) => {
    const { rerender } = render(page('visible'));
    act(() => mark(true));
    rerender(page(mode));
    rerender(page(mode, false));
    expect([hasUnsaved('/brand'), hasAnyUnsaved()]).toEqual([false, false]);
  });

  it('关闭之后才结束的保存，不再留下未保存的修改与草稿', () => {
    const { unmount } = render(page('visible'));
    unmount();
    mark(true);
    store({ name: '恒' });
    expect([hasUnsaved('/brand'), hasAnyUnsaved()]).toEqual([false, false]);
  });
});

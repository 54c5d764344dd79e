import type { Access } from '@edp/contract/kernel/call.ts';
import type { FormCall } from '../../kernel/data/rules.ts';
import type { List } from '../../kernel/data/use-list.ts';
import { nounText } from '../../ui/noun/noun.texts.ts';
import type { Batch } from '../../ui/table/selection/batch.ts';
import { runOrCall } from '../../ui/table/selection/run-or-call.ts';
import { questionBeforeDelete } from '../../ui/table/selection/use-record-batch.tsx';
import { useProductText } from './product.texts.ts';
import { type Send, useSelectedBatch } from './use-selected-batch.ts';

interface Sent {
  can: Access;
  send: Send;
}

interface ShelfCalls {
  /** What one record is called. */
  thing: string;
  /** Each with what is asked before it is done to all that the filters find. */
  put: Sent & { questionFor: (count: string) => { title: string; detail?: string } };
  take: Sent & { questionFor: (count: string) => { title: string; detail?: string } };
  /** `isRecord`: what is deleted has a page that may be open. */
  remove: Sent & { isRecord: boolean };
}

/** What can be done with several products or variants of the list that `call` reads. */
export function useShelfBatch<Row extends { id: string }>(
  list: List<Row>,
  call: FormCall,
  { thing, put, take, remove }: ShelfCalls,
): Batch<Row> & { putOnShelf: () => Promise<void>; takeOffShelf: () => Promise<void> } {
  const t = useProductText();
  const { selection, dialog, run } = useSelectedBatch(list, call);
  // What was not seen on the screen is changed only after a question.
  const shelf =
    (action: 'putOnShelf' | 'takeOffShelf', { send, questionFor }: ShelfCalls['put']) =>
    () => {
      const yes = t(action);
      return runOrCall(list, selection, action, () =>
        run(send, {
          outcome: { action: yes, thing },
          question: selection.isAll ? { ...questionFor(selection.count.toLocaleString('en')), yes } : undefined,
        }),
      );
    };
  const [putOnShelf, takeOffShelf] = [shelf('putOnShelf', put), shelf('takeOffShelf', take)];
  const removeSelected = () =>
    run(remove.send, {
      outcome: { action: nounText('delete'), thing },
      question: questionBeforeDelete(selection),
      isDelete: remove.isRecord,
    });
  const actions = [
    { text: t('putOnShelf'), can: put.can, run: putOnShelf },
    { text: t('takeOffShelf'), can: take.can, run: takeOffShelf },
    {
      text: nounText('delete'),
      can: remove.can,
      danger: true,
      run: () => runOrCall(list, selection, 'delete', removeSelected),
    },
  ];
  return { selection, actions, dialog, putOnShelf, takeOffShelf };
}

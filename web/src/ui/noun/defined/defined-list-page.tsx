import type { RecordDefinition } from '@edp/contract/kernel/record/define-record.ts';
import { type FormCall, inputOf } from '../../../kernel/data/rules.ts';
import { type List, useList } from '../../../kernel/data/use-list.ts';
import { fetchData, request } from '../../../kernel/http/api.ts';
import { withFallbackMessage } from '../../../kernel/http/call-error.ts';
import { kernelText } from '../../../kernel/text/kernel.texts.ts';
import { lazyScreens } from '../lazy-screens.ts';
import type { StandardRow } from '../standard-actions.ts';
import { StandardListPage } from '../standard-list-page.tsx';
import { useDefinedList } from './defined-columns.tsx';

/** The list of a definition whose records are coded, named, switched, translated and shared. */
export function definedListPage(definition: RecordDefinition) {
  const { calls } = definition;
  const screens = lazyScreens(async () =>
    (await import('./defined-screens.tsx')).definedScreens<StandardRow>(definition),
  );

  /** Fetches the record before saving it: the row of the list may be old and has the name in the user's language. */
  const setActive = async ({ id, version }: StandardRow, active: 0 | 1) => {
    if (calls.setActive) return request(calls.setActive, { id, version, active });
    const record = await fetchData(calls.detail!, { id });
    return request(calls.save!, { ...inputOf(calls.save as FormCall, record as object), active });
  };

  return function DefinedListPage() {
    const { text, columns, filters } = useDefinedList<StandardRow>(definition);
    const failed = (what: 'load' | 'save' | 'delete') => text.failed(what) ?? kernelText('noAnswer');
    const list = useList(calls.list as FormCall, { fallbackError: failed('load') }) as unknown as List<StandardRow>;
    return (
      <StandardListPage
        title={text.say('title')}
        thing={text.say('thing')}
        list={list}
        filters={filters}
        columns={columns}
        calls={calls as never}
        setActive={(row, active) => withFallbackMessage(failed('save'), setActive(row, active))}
        deleteFailed={failed('delete')}
        screens={screens}
        empty={{ title: text.say('emptyTitle'), detail: text.say('emptyDetail') }}
      />
    );
  };
}

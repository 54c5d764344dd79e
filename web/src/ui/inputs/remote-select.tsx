import type { Call } from '@edp/contract/kernel/call.ts';
import type { ReactNode } from 'react';
import { lazy } from '../../kernel/lazy.ts';
import { joinNames } from '../../kernel/text/punctuation.ts';
import type { Control } from './control.ts';
import { ControlPlaceholder } from './placeholder.tsx';
import { optionText, type NamedRecord } from './use-remote-options.ts';

interface Source {
  /** A list of records that have an id and a name, which `named` may give. */
  call: Call;
  /** Further filters of the list; when they change, a choice that may not match any more is cleared. */
  filter?: object | undefined;
  /** Records that are known already, such as the chosen ones of the edited record. */
  loadedRecords?: readonly NamedRecord[] | undefined;
  /**
   * Reads one record by its id, for a chosen one that is neither known nor on the page; not needed where the list takes
   * ids.
   */
  detail?: Call | undefined;
  /** For records that have their name elsewhere than in `name`. */
  named?: ((record: never) => NamedRecord) | undefined;
  /** Below the options, such as a way to add one. */
  footer?: ReactNode;
}

export type RemoteSelectProps = Source &
  (({ isMultiple?: false } & Control<string | undefined>) | ({ isMultiple: true } & Control<readonly string[]>));

/** Records of a list that may be long: pages come while scrolling, and typing searches. */
export const RemoteSelect = lazy<RemoteSelectProps>(
  async () => (await import('./antd/remote-select.tsx')).AntdRemoteSelect,
  ({
    value,
    loadedRecords = [],
    call: _call,
    filter: _filter,
    detail: _detail,
    named: _named,
    isMultiple: _isMultiple,
    footer: _footer,
    onChange: _onChange,
    ...control
  }) => (
    <ControlPlaceholder
      {...control}
      text={joinNames(loadedRecords.filter(({ id }) => value?.includes(id)).map(optionText))}
    />
  ),
);

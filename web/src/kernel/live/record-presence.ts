import type { RecordViewers } from '@edp/contract/modules/live/live.ts';
import { use, useEffect } from 'react';
import { create } from 'zustand';
import { TabContext } from '../tabs/tab-context.ts';
import { hasUnsaved, onUnsavedCleared } from '../tabs/unsaved.ts';
import { sendLive } from './live-channel.ts';
import { useLive } from './live-state.ts';

export type RecordViewer = RecordViewers['people'][number];
type Mode = RecordViewer['mode'];

/** A user who pages through records quickly opens none of them on the way; it also limits the frames per second. */
const restMs = 200;

const useViewers = create<Readonly<Record<string, readonly RecordViewer[]>>>(() => ({}));
const keyOf = (noun: string, id: string) => `${noun} ${id}`;
const none: readonly RecordViewer[] = [];

/** The records on screen, with the modes of the components that show them. */
const opened = new Map<string, Mode[]>();
/** What the server was told over the present connection. */
const reportedModes = new Map<string, Mode>();
let timer: ReturnType<typeof setTimeout> | undefined;

function tellServer() {
  if (useLive.getState().status !== 'online') return;
  const recordOf = (key: string) => {
    const [noun = '', id = ''] = key.split(' ');
    return { noun, id };
  };
  for (const key of [...reportedModes.keys()].filter((each) => !opened.has(each))) {
    reportedModes.delete(key);
    sendLive('closeRecord', recordOf(key));
    showRecordViewers({ ...recordOf(key), people: [] });
  }
  for (const [key, modes] of opened) {
    const mode = modes.includes('edit') ? 'edit' : 'view';
    if (reportedModes.get(key) === mode) continue;
    reportedModes.set(key, mode);
    sendLive('openRecord', { ...recordOf(key), mode });
  }
}
const tellSoon = () => {
  clearTimeout(timer);
  timer = setTimeout(tellServer, restMs);
};

// A new connection knows nothing of the records on screen.
useLive.subscribe(({ status }, before) => {
  if (status === before.status) return;
  reportedModes.clear();
  useViewers.setState({}, true);
  tellSoon();
});

/** Handles the frame of the live channel. */
export function showRecordViewers({ noun, id, people }: RecordViewers) {
  const { [keyOf(noun, id)]: _before, ...others } = useViewers.getState();
  useViewers.setState(people.length > 0 ? { ...others, [keyOf(noun, id)]: people } : others, true);
}

function openRecord(key: string, mode: Mode) {
  opened.set(key, [...(opened.get(key) ?? []), mode]);
  tellSoon();
  return () => {
    const modes = opened.get(key) ?? [];
    const rest = modes.toSpliced(modes.indexOf(mode), 1);
    if (rest.length > 0) opened.set(key, rest);
    else opened.delete(key);
    tellSoon();
  };
}

/** The records that hidden tabs are editing, by tab: what ends their presence. */
const hidden = new Map<string, (() => void)[]>();
function closeHidden(tab: string) {
  hidden.get(tab)?.forEach((close) => close());
  hidden.delete(tab);
}
onUnsavedCleared((tab) => (tab === undefined ? [...hidden.keys()] : [tab]).forEach(closeHidden));

function present(tab: string, key: string, mode: Mode) {
  const close = openRecord(key, mode);
  // The tab is on screen again: its components have told for themselves what they show.
  closeHidden(tab);
  return () => {
    // React runs this when the tab is hidden as well, and a form that waits there is still an edit.
    if (mode === 'edit' && hasUnsaved(tab)) hidden.set(tab, [...(hidden.get(tab) ?? []), close]);
    else close();
  };
}

/**
 * Tells others that this window shows a stored record or edits it, while the component is on screen or its tab is
 * hidden with unsaved changes, and returns the other people who have it open. A new record has no id.
 */
export function useRecordPresence(noun: string, id: string | undefined, mode: Mode): readonly RecordViewer[] {
  // The channel closes on an id that is none.
  const key = id !== undefined && /^[1-9]\d{0,17}$/.test(id) ? keyOf(noun, id) : undefined;
  const tab = use(TabContext);
  useEffect(() => (key === undefined ? undefined : present(tab, key, mode)), [tab, key, mode]);
  return useViewers((all) => (key === undefined ? none : (all[key] ?? none)));
}

import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router';
import { presentDepth, presentState, useAddress } from '../../../kernel/data/address.ts';
import { openParam } from '../../../kernel/data/record-route.ts';
import type { List } from '../../../kernel/data/use-list.ts';
import { useRestorableState } from '../../../kernel/tabs/use-restorable-state.ts';
import { edgeOf, isEdge, neighbourOf, positionOf } from './list-position.ts';

/** The record open beside its list. */
export interface OpenedRecord<Row> {
  readonly id: string;
  /** Undefined if the page of the list does not show it. */
  readonly row: Row | undefined;
  /** Its position in the list, from 1. */
  readonly position: number | undefined;
  readonly total: number;
  readonly isTotalApproximate: boolean;
  readonly previous: (() => void) | undefined;
  readonly next: (() => void) | undefined;
  /** The record as it was when editing began; undefined while it is only read. */
  readonly edited: object | undefined;
  edit: (record: object) => void;
  stopEditing: () => void;
  /** Set by the form: asks before unsaved changes are lost. */
  readonly confirmLeave: RefObject<(() => Promise<boolean>) | null>;
  close: () => void;
  /** The tab that is shown; undefined for the first. */
  readonly section: string | undefined;
  showSection: (section: string | undefined) => void;
}

/** Marks the history entry that opening a record has added, so that closing goes back. */
const openingState = { isRecordOpened: true };
const isAddedByOpening = () => presentState()?.isRecordOpened === true;

/**
 * The record beside a list. The address carries its id: a link opens it, a reload keeps it, back closes it. Every way
 * to leave it changes the address; if that would lose unsaved changes, the user is asked and the address changed back.
 */
export function useRecordDrawer<Row extends { id: string }>(list: List<Row>) {
  const [address, changeAddress] = useAddress();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const link = useHref({ pathname, search: `?${openParam}=` });
  const asked = address.get(openParam);
  const confirmLeave = useRef<() => Promise<boolean>>(null);
  const [edited, setEdited] = useRestorableState<{ id: string; record: object }>('drawer');
  const [section, showSection] = useState<string>();

  const found = isEdge(asked) ? (list.isLoading ? undefined : edgeOf(list, asked)) : (asked ?? undefined);
  // While the next page loads, the record before it stays.
  const [last, setLast] = useState(found);
  if (found !== undefined && found !== last) setLast(found);
  const id = edited?.id ?? (asked === null ? undefined : (found ?? last));
  // The next record keeps the tab; one that is opened after closing begins with the first.
  const [shownId, setShownId] = useState(id);
  if (id !== shownId) {
    setShownId(id);
    if (id === undefined) showSection(undefined);
  }

  const setOpen = (open: string | undefined, { pageNo, isNew = false }: { pageNo?: number; isNew?: boolean } = {}) =>
    changeAddress(
      (next) => {
        if (open === undefined) next.delete(openParam);
        else next.set(openParam, open);
        if (pageNo !== undefined) next.set('pageNo', String(pageNo));
        if (pageNo === 1) next.delete('pageNo');
        return next;
      },
      isNew ? { state: openingState } : { replace: true },
    );

  /** Going back closes the record; the list stays as it was filtered, sorted and paged beside it. */
  const keepList = useEffectEvent((depth: number) => {
    if (presentDepth() !== depth - 1) return;
    const left = new URLSearchParams(address);
    left.delete(openParam);
    changeAddress((present) => (present.toString() === left.toString() ? undefined : left), { replace: true });
  });
  useEffect(() => {
    if (asked === null || !isAddedByOpening()) return undefined;
    const depth = presentDepth();
    const onBack = () => keepList(depth);
    window.addEventListener('popstate', onBack);
    return () => window.removeEventListener('popstate', onBack);
  }, [asked]);

  const nameEdge = useEffectEvent((open: string) => setOpen(open));
  useEffect(() => {
    if (isEdge(asked) && found !== undefined) nameEdge(found);
  }, [asked, found]);

  const askToLeave = useEffectEvent(async (form: { id: string }) => {
    const mayLeave = await (confirmLeave.current?.() ?? true);
    if (mayLeave) setEdited(undefined);
    else setOpen(form.id, { isNew: asked === null });
  });
  useEffect(() => {
    if (edited && asked !== edited.id) void askToLeave(edited);
  }, [asked, edited]);

  const step = (by: -1 | 1) => {
    const to = id === undefined ? undefined : neighbourOf(list, id, by);
    return to && (() => setOpen(to.open, { pageNo: to.pageNo }));
  };
  const close = () => {
    if (isAddedByOpening()) void navigate(-1);
    else setOpen(undefined);
  };
  const opened: OpenedRecord<Row> | undefined =
    id === undefined
      ? undefined
      : {
          id,
          row: list.rows.find((row) => row.id === id),
          position: positionOf(list, id),
          total: list.count.total,
          isTotalApproximate: list.count.approximate,
          previous: step(-1),
          next: step(1),
          edited: edited?.record,
          edit: (record) => setEdited({ id, record }),
          stopEditing: () => setEdited(undefined),
          confirmLeave,
          close,
          section,
          showSection,
        };
  const open = ({ id: rowId }: { readonly id: string }) => setOpen(rowId, { isNew: asked === null });
  /** For `ListPage`. */
  const table = { openedId: id, onOpen: open, hrefOf: (row: { readonly id: string }) => `${link}${row.id}` };
  /** Opens a record at one of its tabs. */
  const openAt = (row: { readonly id: string }, at: string) => {
    open(row);
    showSection(at);
  };
  return { table, opened, openAt };
}

import { runAction } from '../http/run-action.ts';
import { textNamed } from '../text/text.ts';
import type { Outcome, tellOutcome } from './outcome.ts';
import { outcomeText } from './outcome.texts.ts';
import { dismissToast, toast, toastWithAction, useToasts } from './toast.ts';

type Done = Parameters<typeof tellOutcome>[1];

/** Long enough to read it and to decide. */
const secondsToUndo = 10;

/** The ways back that messages offer, by the id of the message. */
const offered = new Map<number, () => void>();

/** 已停用品牌「恒拓轴承」, with 撤销 where it can be undone. */
export function showOutcome(outcome: Outcome, done: Done) {
  const { back } = outcome;
  const text = textOf(outcome, done);
  if (!back) return toast('success', text);
  const undo = () => {
    dismissToast(id);
    void runAction(done.noun, back.send, done.refresh, {
      ...outcome,
      action: back.action ?? outcomeText('undoMove'),
      back: undefined,
    });
  };
  const id = toastWithAction(text, { text: outcomeText('undo'), keys: 'Control+Z', run: undo });
  offered.set(id, undo);
  dismissAfter(secondsToUndo, id);
}

function textOf({ action, thing: explicitThing, name, count }: Outcome, { noun, message }: Done): string {
  const thing = explicitThing ?? textNamed(noun, 'thing') ?? '';
  if (action === undefined) return name ? outcomeText('saved', { message, thing, name }) : message;
  return name === undefined
    ? outcomeText('many', { action, thing, count: (count ?? 0).toLocaleString('en') })
    : outcomeText('one', { action, thing, name });
}

/** Not while the pointer or the focus is on the messages. */
function dismissAfter(seconds: number, id: number) {
  const isHeld = () =>
    document.querySelector('#toasts:hover') ?? document.querySelector('#toasts')?.contains(document.activeElement);
  setTimeout(() => {
    if (isHeld()) return dismissAfter(2, id);
    offered.delete(id);
    return dismissToast(id);
  }, seconds * 1000);
}

/** Ctrl or ⌘ with Z, outside of texts and dialogs, does what the latest message offers. */
function undoLatest(event: KeyboardEvent) {
  const { key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented, target } = event;
  if (key.toLowerCase() !== 'z' || !(ctrlKey || metaKey) || altKey || shiftKey || defaultPrevented) return;
  if (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input:not([type=checkbox]), textarea, select, dialog[open] *'))
  )
    return;
  const latest = useToasts.getState().toasts.findLast(({ id }) => offered.has(id));
  if (!latest) return;
  event.preventDefault();
  offered.get(latest.id)!();
}
document.addEventListener('keydown', undoLatest);

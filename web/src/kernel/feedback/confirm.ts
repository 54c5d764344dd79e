import { create } from 'zustand';

export interface ConfirmOptions {
  readonly title: string;
  readonly detail?: string;
  readonly yes: string;
  readonly danger?: boolean;
}
interface PendingConfirm extends ConfirmOptions {
  readonly answer: (confirmed: boolean) => void;
}

export const usePendingConfirm = create<{ pending: PendingConfirm | undefined }>(() => ({ pending: undefined }));

/** Asks the user and waits: `if (await confirm({ … }))`. */
export const confirm = (question: ConfirmOptions): Promise<boolean> =>
  new Promise((resolve) => {
    const answer = (confirmed: boolean) => {
      usePendingConfirm.setState({ pending: undefined });
      resolve(confirmed);
    };
    usePendingConfirm.setState({ pending: { ...question, answer } });
  });

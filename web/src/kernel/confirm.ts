import { create } from 'zustand';

export interface Question {
  readonly title: string;
  readonly detail?: string;
  readonly yes: string;
  readonly danger?: boolean;
}
interface Asked extends Question {
  readonly answer: (confirmed: boolean) => void;
}

export const useQuestion = create<{ asked: Asked | undefined }>(() => ({ asked: undefined }));

/** Asks the user and waits: `if (await confirm({ … }))`. */
export const confirm = (question: Question): Promise<boolean> =>
  new Promise((resolve) => {
    const answer = (confirmed: boolean) => {
      useQuestion.setState({ asked: undefined });
      resolve(confirmed);
    };
    useQuestion.setState({ asked: { ...question, answer } });
  });

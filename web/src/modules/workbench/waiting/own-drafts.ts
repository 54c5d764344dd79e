import { draftedTabs } from '../../../kernel/tabs/draft.ts';
import { readVisited } from '../../../kernel/tabs/visited.ts';

export interface OwnDraft {
  path: string;
  title: string;
  /** `YYYY-MM-DD HH:mm:ss` */
  time: string;
}

/** The pages with a form that the user has begun to fill in; a page that has no title yet is left out. */
export function ownDrafts(): OwnDraft[] {
  const visited = readVisited();
  return draftedTabs().flatMap(({ tab, time }) => {
    const title = visited.find(({ route }) => route.split('?')[0] === tab)?.title;
    return title ? [{ path: tab, title, time: new Date(time).toLocaleString('sv') }] : [];
  });
}

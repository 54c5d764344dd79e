import { savedView, type SavedView } from '@edp/contract/modules/saved-view/saved-view.ts';
import { confirm } from '../../kernel/feedback/confirm.ts';
import { fetchData, request } from '../../kernel/http/api.ts';
import { showError } from '../../kernel/http/call-error.ts';
import { runAction } from '../../kernel/http/run-action.ts';
import { joinNames } from '../../kernel/text/punctuation.ts';
import { viewsText } from './views.texts.ts';

const noun = 'savedView';
/** So many names a question has room for. */
const mostNamed = 8;

export const setDefault = ({ id, list, isDefault }: SavedView) =>
  runAction(noun, () => request(savedView.setDefault, { list, ...(!isDefault && { id }) }));

export const updateView = ({ id, list, name }: SavedView, content: SavedView['content']) =>
  runAction(noun, () => request(savedView.save, { id, list, name, content }));

/** Asks first, and says whose list opens with it. */
export async function deleteView(view: SavedView): Promise<boolean> {
  const people = await fetchData(savedView.uses, { id: view.id }).catch(showError);
  if (!people) return false;
  const named = joinNames(people.slice(0, mostNamed));
  const used =
    people.length &&
    viewsText('deleteUsed', {
      count: people.length,
      people: people.length > mostNamed ? viewsText('peopleMore', { people: named }) : named,
    });
  const detail = [used, view.roles.length > 0 && viewsText('deleteShared'), viewsText('deleteDetail')]
    .filter(Boolean)
    .join('\n');
  if (
    !(await confirm({
      title: viewsText('deleteTitle', { name: view.name }),
      detail,
      yes: viewsText('delete'),
      danger: true,
    }))
  )
    return false;
  return runAction(noun, () => request(savedView.delete, { id: view.id }));
}

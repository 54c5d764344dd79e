import type { SavedView, ViewContent } from '@edp/contract/modules/saved-view/saved-view.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { useStoredLayout, storeLayout } from '../../kernel/data/table-layouts.ts';
import { rememberView, viewLayout, viewParam, viewsQuery } from '../../kernel/data/saved-views.ts';
import { toast } from '../../kernel/feedback/toast.ts';
import { joinNames } from '../../kernel/text/punctuation.ts';
import { partsOf } from '../table/columns/lead-column.ts';
import type { ViewBarProps } from '../table/view-bar.tsx';
import { useViewsText } from './views.texts.ts';

/** The address of a view: its filters and its order. */
function addressOf(id: string, { filters, sort }: Pick<ViewContent, 'filters' | 'sort'>): URLSearchParams {
  const address = new URLSearchParams(filters);
  if (sort) address.set('sort', sort);
  address.set(viewParam, id);
  return address;
}

/** Opens views: their filters go into the address, their layout is kept in this window until the view is updated. */
export function useOpenView({ list, filters, columns }: ViewBarProps) {
  const t = useViewsText();
  const [address, setAddress] = useSearchParams();
  const { data, isError, refetch } = useQuery(viewsQuery);
  const views = data?.filter((view) => view.list === list.name) ?? [];
  const current = views.find(({ id }) => id === list.viewId);
  const isArranged = useStoredLayout(list.layoutName).layout !== undefined;

  const noteDropped = ({ dropped }: SavedView) => {
    const nameOf = (name: string) =>
      name === 'condition'
        ? t('condition')
        : (filters.find((filter) => filter.name === name)?.label ??
          columns.flatMap(partsOf).find(({ key }) => key === name)?.title ??
          t('otherFilter'));
    if (dropped.length) toast('warning', t('dropped', { names: joinNames([...new Set(dropped.map(nameOf))]) }));
  };
  const open = (id: string, content: ViewContent) => {
    storeLayout(viewLayout(id), content.layout);
    setAddress(addressOf(id, content), { replace: true });
  };
  const show = (view: SavedView) => {
    noteDropped(view);
    open(view.id, view.content);
  };
  const showAll = () => {
    rememberView(list.name, '0');
    setAddress(views.some(({ isDefault }) => isDefault) ? { [viewParam]: '0' } : {}, { replace: true });
  };

  const openLinked = useEffectEvent(() => {
    // Through the menu, the list comes without the filters of the view that it still has.
    const isLeft = address.size === 0;
    if (!list.viewId || (isArranged && !isLeft) || !data) return;
    if (!current) {
      toast('warning', t('gone'));
      setAddress({ [viewParam]: '0' }, { replace: true });
      return;
    }
    const isBare = [...address.keys()].every((name) => name === viewParam);
    const nextAddress = addressOf(current.id, current.content);
    // First the filters, then the layout: the list is read when it is there.
    if (isBare && (nextAddress.size > 1 || isLeft)) {
      if (!isArranged) noteDropped(current);
      setAddress(nextAddress, { replace: true });
      return;
    }
    if (!isArranged) storeLayout(viewLayout(current.id), current.content.layout);
  });
  useEffect(() => openLinked());

  return {
    views,
    current,
    open,
    show,
    showAll,
    failed: isError && !data ? { retry: () => void refetch() } : undefined,
  };
}

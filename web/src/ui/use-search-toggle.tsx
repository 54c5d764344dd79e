import SearchOutlined from '@ant-design/icons/SearchOutlined';
import { Button } from 'antd';
import { useState } from 'react';
import type { Filters } from '../kernel/use-list.ts';
import { useUiText } from './ui-text.ts';

/** For lists with a collapsible search; collapsed by default, unless the address has a filter. */
export function useSearchToggle(filters: Filters, startsOpen = Object.keys(filters).length > 0) {
  const t = useUiText();
  const [isOpen, setOpen] = useState(startsOpen);
  // A link or the history may add filters to a list that is already open.
  const [shownFilters, setShownFilters] = useState(filters);
  if (JSON.stringify(filters) !== JSON.stringify(shownFilters)) {
    setShownFilters(filters);
    if (Object.keys(filters).length > 0) setOpen(true);
  }
  const button = (
    <Button icon={<SearchOutlined />} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
      {isOpen ? t('foldSearch') : t('openSearch')}
    </Button>
  );
  return { isOpen, button };
}

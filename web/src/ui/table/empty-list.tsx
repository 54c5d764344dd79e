import { exchange } from '@edp/contract/modules/exchange/exchange.ts';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useEditableList } from '../../kernel/data/noun-of-list.ts';
import type { List } from '../../kernel/data/use-list.ts';
import { showError } from '../../kernel/http/call-error.ts';
import { download } from '../../kernel/http/download.ts';
import { dictionary } from '../../kernel/text/text.ts';
import { Notice } from '../feedback/notice.tsx';
import { useUiText } from '../ui.texts.ts';
import { ImportButton } from './import-button.tsx';
import styles from './list-page.module.css';

const { useText } = dictionary('emptyList', {
  title: { ZHS: '空列表', ENG: 'Empty lists' },
  template: { ZHS: '下载模板', ENG: 'Download the template' },
  templateName: { ZHS: '导入模板.xlsx', ENG: 'template.xlsx' },
});

interface Props {
  list: Pick<List<unknown>, 'name' | 'filters' | 'reset'>;
  empty: { title: string; detail: string; action?: ReactNode };
}

/**
 * Nothing matches the filters, which can be cleared; or there is nothing yet: what the noun is for, and what the user
 * may do.
 */
export function EmptyList({ list, empty }: Props) {
  const t = useUiText();
  if (Object.keys(list.filters).length > 0)
    return (
      <Notice title={t('noMatch')} detail={t('noMatchHint')} action={{ text: t('clearFilters'), run: list.reset }} />
    );
  return (
    <Notice title={empty.title} detail={empty.detail}>
      <div className={styles.tools}>
        {empty.action}
        <ImportButton list={list.name} />
        <TemplateButton list={list.name} />
      </div>
    </Notice>
  );
}

function TemplateButton({ list }: { list: string }) {
  const t = useText();
  const noun = useEditableList(list, 'imported');
  return noun ? (
    <Button type="link" onClick={() => void download(exchange.template, { noun }, t('templateName')).catch(showError)}>
      {t('template')}
    </Button>
  ) : null;
}

// oxlint-disable import/no-unassigned-import
import '../src/kernel/zod-without-eval.ts';
import '../src/app/base.css';
// oxlint-enable import/no-unassigned-import
import { QueryClientProvider } from '@tanstack/react-query';
import { Button, ConfigProvider } from 'antd';
import { StrictMode, useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { antdTheme } from '../src/app/shell/antd-theme.ts';
import { queryClient } from '../src/kernel/http/query-client.ts';
import { applyTheme, useTheme } from '../src/kernel/theme/theme.ts';
import { ConfirmHost } from '../src/ui/dialog/confirm-host.tsx';
import { FileListInput } from '../src/ui/media/upload/file-list-input.tsx';
import type { ListedFile } from '../src/ui/media/upload/use-file-list.ts';
import { PickerInput, SinglePickerInput } from '../src/ui/pickers/picker-input.tsx';
import { pickersText } from '../src/ui/pickers/pickers.texts.ts';
import type { Named } from '../src/ui/pickers/sources.ts';
import { TablePicker } from '../src/ui/pickers/table/table-picker.tsx';
import {
  organisationPairColumns,
  OrganisationPairTransfer,
} from '../src/ui/pickers/transfer/organisation-pair-transfer.tsx';
import { TreePicker } from '../src/ui/pickers/tree/tree-picker.tsx';
import { RichTextInput } from '../src/ui/rich-text/rich-text-input.tsx';
import { RichTextView } from '../src/ui/rich-text/rich-text-view.tsx';
import {
  categories,
  documentLimit,
  materialColumns,
  materials,
  organisations,
  pairs,
  pictureLimit,
  send,
  sendPicture,
  type Material,
} from './control-samples.ts';

/** A control with its value as text, for the test. */
function Sample<Value>({
  title,
  initial,
  children,
}: {
  title: string;
  initial: Value;
  children: (value: Value, onChange: (value: Value) => void) => ReactNode;
}) {
  const [value, setValue] = useState(initial);
  return (
    <section aria-label={title} style={{ padding: 16, background: 'var(--edp-surface)' }}>
      <h2>{title}</h2>
      {children(value, setValue)}
      <output aria-label={`${title}的值`} hidden>
        {JSON.stringify(value)}
      </output>
    </section>
  );
}

function Controls() {
  const { mode } = useTheme();
  const [html, setHtml] = useState('');
  return (
    <QueryClientProvider client={queryClient}>
      <ConfigProvider theme={antdTheme(mode)} button={{ autoInsertSpace: false }}>
        <h1>控件</h1>
        {/* Enter in a picker must not submit the form around it. */}
        <form
          onSubmit={(event) => {
            event.preventDefault();
            document.title = '已提交';
          }}>
          <Sample<readonly Material[]> title="生产配件" initial={[]}>
            {(value, onChange) => (
              <PickerInput label="选择物料" value={value} onChange={onChange} nameOf={({ name }) => name}>
                {(picker) => (
                  <TablePicker
                    {...picker}
                    title="选择物料"
                    source={materials}
                    columns={materialColumns}
                    nameOf={({ name }) => name}
                    searchLabel="按名称查找"
                    selection="multiple"
                    disabledReason={({ id }) => (id === '3' ? '已添加' : undefined)}
                    emptyMessage="请选择物料!!!"
                  />
                )}
              </PickerInput>
            )}
          </Sample>
          <Sample<readonly Named[]> title="物料类别" initial={[]}>
            {(value, onChange) => (
              <PickerInput label="选择类别" value={value} onChange={onChange} nameOf={({ name }) => name}>
                {(picker) => (
                  <TreePicker
                    {...picker}
                    title="选择类别"
                    source={categories}
                    checks="descendants"
                    searchLabel="按名称查找"
                  />
                )}
              </PickerInput>
            )}
          </Sample>
          <Sample<(typeof pairs)[number] | null> title="调入组织" initial={null}>
            {(value, onChange) => (
              <SinglePickerInput
                label="选择调入组织"
                value={value}
                onChange={onChange}
                nameOf={({ invOrgName }) => invOrgName}>
                {(picker) => (
                  <TablePicker
                    {...picker}
                    title="选择调入组织"
                    source={organisations}
                    columns={organisationPairColumns(pickersText)}
                    nameOf={({ invOrgName }) => invOrgName}
                    searchLabel="按名称查找"
                    selection="single"
                  />
                )}
              </SinglePickerInput>
            )}
          </Sample>
          <Sample<readonly string[]> title="库存组织" initial={['2']}>
            {(value, onChange) => (
              <OrganisationPairTransfer pairs={pairs} activeId="1" value={value} onChange={onChange} />
            )}
          </Sample>
          <Sample<readonly ListedFile[]> title="产品文档" initial={[]}>
            {(value, onChange) => (
              <FileListInput
                limits={[pictureLimit, documentLimit]}
                max={5}
                send={send}
                value={value}
                onChange={onChange}
              />
            )}
          </Sample>
          <Sample title="图文详情" initial="">
            {(value, onChange) => (
              <RichTextInput
                label="图文详情"
                pictureLimit={pictureLimit}
                sendPicture={sendPicture}
                value={value}
                onChange={onChange}
              />
            )}
          </Sample>
          <Button htmlType="submit">提交</Button>
        </form>
        <section aria-label="显示" style={{ padding: 16, background: 'var(--edp-surface)' }}>
          <h2>显示</h2>
          <textarea aria-label="存储的内容" value={html} onChange={(event) => setHtml(event.target.value)} />
          <RichTextView html={html} />
        </section>
        <ConfirmHost />
      </ConfigProvider>
    </QueryClientProvider>
  );
}

applyTheme();
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Controls />
  </StrictMode>,
);

// oxlint-disable import/no-unassigned-import
import '../src/kernel/zod-without-eval.ts';
import '../src/app/base.css';
// oxlint-enable import/no-unassigned-import
import { calls, post } from '@edp/contract/kernel/call.ts';
import { Id, Saved, text, Version } from '@edp/contract/kernel/fields.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { ConfigProvider, Input } from 'antd';
import { createRoot } from 'react-dom/client';
import { z } from 'zod';
import { antdTheme } from '../src/app/shell/antd-theme.ts';
import { queryClient } from '../src/kernel/http/query-client.ts';
import { applyTheme, useTheme } from '../src/kernel/theme/theme.ts';
import { FormField } from '../src/ui/form/fields/form-field.tsx';
import { RecordForm } from '../src/ui/record/record-form.tsx';

// 80 fields in six tabs, as large as the form of a material.
const titles = ['基本信息', '图文详情', '产品参数', '产品文档', '生产配件', '分配库存组织'];
const names = Array.from({ length: 80 }, (_, index) => `field${index + 1}`);
const byName = <Value,>(value: (name: string) => Value) => Object.fromEntries(names.map((name) => [name, value(name)]));
const { save } = calls('material', 'edp', '/material', {
  save: post('save', {
    can: 'material.edit',
    input: z.object({ id: Id, version: Version, ...byName(() => text(100)) }),
    output: Saved,
    writes: true,
  }),
});
const perTab = Math.ceil(names.length / titles.length);
const tabs = titles.map((title, index) => ({
  key: title,
  title,
  content: names.slice(index * perTab, (index + 1) * perTab).map((name) => (
    <FormField key={name} name={name}>
      <Input />
    </FormField>
  )),
}));
const initial = { id: '7', version: 1, ...byName(() => '') };

function LargeForm() {
  const { mode } = useTheme();
  return (
    <QueryClientProvider client={queryClient}>
      <ConfigProvider theme={antdTheme(mode)}>
        <RecordForm
          title="编辑物料"
          call={save}
          initial={initial}
          fields={byName((name) => ({ label: name }))}
          tabs={tabs}
          onCancel={() => {}}
          onLeave={() => {}}
        />
      </ConfigProvider>
    </QueryClientProvider>
  );
}

applyTheme();
createRoot(document.getElementById('root')!).render(<LargeForm />);

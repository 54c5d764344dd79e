// oxlint-disable import/no-unassigned-import
import '../src/app/base.css';
// oxlint-enable import/no-unassigned-import
import { ConfigProvider } from 'antd';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { antdTheme } from '../src/app/shell/antd-theme.ts';
import { applyTheme, useTheme } from '../src/kernel/theme/theme.ts';
import { Toasts } from '../src/ui/feedback/toasts.tsx';
import { createErrorsOf } from '../src/ui/grid/model/errors.ts';
import { applyChanges, type GridRow } from '../src/ui/grid/model/grid-model.ts';
import { Grid } from '../src/ui/grid/grid.tsx';
import { useGrid } from '../src/ui/grid/use-grid.ts';
import { variantColumns, variants } from './grid-samples.ts';

const count = Number(new URLSearchParams(location.search).get('rows') ?? 48);

const errorsOf = createErrorsOf({
  unique: [
    {
      column: 'code',
      error: (row, first, place) => ({
        message: '手工录入物料编码不可重复，请重新输入！',
        detail: `与第 ${place} 行 ${String(first.values['material'])} · ${String(first.values['size'])} 相同`,
        actions: [
          {
            text: '改为自动生成',
            run: ({ write }) => write([{ key: row.key, column: 'code', value: `AUTO-${row.key}` }]),
          },
          { text: `定位第 ${place} 行`, run: ({ goTo }) => goTo(first.key, 'code') },
        ],
      }),
    },
  ],
});

function VariantGrid() {
  const { mode } = useTheme();
  const [rows, setRows] = useState(() => variants(count));
  const [actions, setActions] = useState(0);
  const struck = rows.filter((row) => row.struck).length;
  const quickFilters = [
    { key: 'struck', label: '已排除', count: struck, matches: (row: GridRow) => row.struck === true },
  ];
  const grid = useGrid({
    columns: variantColumns,
    rows,
    errorsOf,
    quickFilters,
    onChange: (changes) => {
      setRows((now) => applyChanges(now, changes));
      setActions((now) => now + 1);
    },
  });
  const [restore] = useState(() => ({ key }: GridRow) => (
    <>
      已排除，不生成物料{' '}
      <button
        type="button"
        onClick={() => setRows((now) => now.map((row) => (row.key === key ? { ...row, struck: false } : row)))}>
        恢复
      </button>
    </>
  ));
  return (
    <ConfigProvider theme={antdTheme(mode)}>
      <main style={{ display: 'flex', flexDirection: 'column', gap: 12, height: '100vh', padding: '12px 20px' }}>
        <h1>规格</h1>
        <Grid grid={grid} label="规格" limit={2048} struckNote={restore} />
        <output aria-label="操作次数" hidden>
          {actions}
        </output>
        <output aria-label="各行" hidden>
          {count <= 100 && JSON.stringify(rows.map(({ values }) => values))}
        </output>
      </main>
      <Toasts />
    </ConfigProvider>
  );
}

applyTheme();
createRoot(document.getElementById('root')!).render(<VariantGrid />);

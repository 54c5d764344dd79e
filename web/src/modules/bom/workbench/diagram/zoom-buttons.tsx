import CompressOutlined from '@ant-design/icons/CompressOutlined';
import MinusOutlined from '@ant-design/icons/MinusOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useWorkbenchText } from '../bom-workbench.texts.ts';
import type { useZoom } from './use-zoom.ts';

export function ZoomButtons({
  zoom: { scale, zoomIn, zoomOut, fit },
}: {
  zoom: Omit<ReturnType<typeof useZoom>, 'watch'>;
}) {
  const t = useWorkbenchText();
  const tool = (text: string, key: string, icon: ReactNode, run: (() => void) | undefined) => (
    <Button
      type="text"
      size="small"
      icon={icon}
      title={`${text} ${key}`}
      aria-label={text}
      disabled={!run}
      onClick={run}
    />
  );
  return (
    <div className="bom-diagram-zoom">
      {tool(t('zoomOut'), '-', <MinusOutlined />, zoomOut)}
      <output className="bom-diagram-scale">{Math.round(scale * 100)}%</output>
      {tool(t('zoomIn'), '+', <PlusOutlined />, zoomIn)}
      {tool(t('fit'), '0', <CompressOutlined />, fit)}
    </div>
  );
}

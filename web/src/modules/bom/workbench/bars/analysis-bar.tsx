import DiffOutlined from '@ant-design/icons/DiffOutlined';
import LinkOutlined from '@ant-design/icons/LinkOutlined';
import NodeExpandOutlined from '@ant-design/icons/NodeExpandOutlined';
import type { Bom } from '@edp/contract/modules/bom/bom.ts';
import { Button } from 'antd';
import { useAnalysisText } from '../../analysis/bom-analysis.texts.ts';
import { ExcelButtons } from '../../analysis/excel-buttons.tsx';
import { isRecord } from '../../analysis/subject.ts';
import type { AnalysisDialog } from '../analysis-dialogs.tsx';

interface Props {
  of: Bom;
  revision: number;
  canImport: boolean;
  onImported: () => void;
  isComparing: boolean;
  onCompare: () => void;
  onOpen: (dialog: AnalysisDialog) => void;
}

/** What can be asked about the whole BOM. */
export function AnalysisBar({ of, revision, canImport, onImported, isComparing, onCompare, onOpen }: Props) {
  const t = useAnalysisText();
  const { productId, proSpecId, productName: name } = of;
  return (
    <>
      {isRecord(of) && (
        <Button
          icon={<LinkOutlined />}
          aria-haspopup="dialog"
          onClick={() => onOpen({ what: 'whereUsed', of: { productId, proSpecId, name } })}>
          {t('whereUsed')}
        </Button>
      )}
      <Button
        icon={<DiffOutlined />}
        color={isComparing ? 'primary' : 'default'}
        variant="outlined"
        aria-pressed={isComparing}
        onClick={onCompare}>
        {t('compare')}
      </Button>
      <Button icon={<NodeExpandOutlined />} aria-haspopup="dialog" onClick={() => onOpen({ what: 'explode' })}>
        {t('explode')}
      </Button>
      <ExcelButtons of={of} revision={revision} canImport={canImport} onImported={onImported} />
    </>
  );
}

import CopyOutlined from '@ant-design/icons/CopyOutlined';
import PrinterOutlined from '@ant-design/icons/PrinterOutlined';
import { material } from '@edp/contract/modules/material/material.ts';
import { useNavigate } from 'react-router';
import { PermittedButton } from '../../../ui/layout/permitted-button.tsx';
import { usePrint } from '../print/use-print.tsx';
import type { MaterialValue } from './material-value.ts';
import { useMaterialRecordText } from './material-record.texts.ts';
import { copyRoute } from './routes.ts';

/** What can be done with a material beside editing it. */
export function PageTools({ record: { id } }: { record: MaterialValue }) {
  const t = useMaterialRecordText();
  const navigate = useNavigate();
  const { print, dialog } = usePrint();
  return (
    <>
      <PermittedButton
        can={material.save.can}
        icon={<CopyOutlined aria-hidden="true" />}
        onClick={() => void navigate(copyRoute(id))}>
        {t('copy')}
      </PermittedButton>
      <PermittedButton can="material.print" icon={<PrinterOutlined aria-hidden="true" />} onClick={() => print([id])}>
        {t('print')}
      </PermittedButton>
      {dialog}
    </>
  );
}

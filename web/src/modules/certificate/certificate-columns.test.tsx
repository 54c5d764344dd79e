import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { certificateColumns } from './certificate-columns.tsx';
import type { CertificateRow } from './certificate-row.ts';
import { certificateText } from './certificate.texts.ts';

function statusOf(workStatus: CertificateRow['workStatus'], daysLeft: number) {
  const column = certificateColumns(certificateText).find(({ key }) => key === 'status')!;
  const { container } = render(column.render({ workStatus, daysLeft } as CertificateRow));
  const { textContent, className } = container.firstElementChild!;
  return { textContent, className };
}

it('过期的证书不再是绿色，状态的文字不变', () => {
  const [valid, lastDay, expired, unusable] = [
    statusOf('USEABLE', 30),
    statusOf('USEABLE', 0),
    statusOf('USEABLE', -1),
    statusOf('UNEABLE', 30),
  ];
  expect(lastDay).toEqual(valid);
  expect(expired.textContent).toBe('可用');
  expect(expired.className).toBe(unusable.className);
  expect(expired.className).not.toBe(valid.className);
});

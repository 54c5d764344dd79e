import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { CertificateRow } from './certificate-row.ts';
import { CertificateStatus } from './certificate-status.tsx';

function statusOf(workStatus: CertificateRow['workStatus'], daysLeft: number) {
  const { container } = render(<CertificateStatus row={{ workStatus, daysLeft } as CertificateRow} />);
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

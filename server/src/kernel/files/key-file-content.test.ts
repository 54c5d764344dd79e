import { expect, it } from 'vitest';
import { derCertificate, pemCertificate, pemWithRemarks, pkcs12 } from '../../testing/files/certificate-files.ts';
import { certificateType, validityIn } from './key-file-content.ts';

const openEnded = (inner: Buffer) => Buffer.concat([Buffer.from('3080020103', 'hex'), inner, Buffer.alloc(2)]);
const pkcs7Data = Buffer.from('300b06092a864886f70d010701', 'hex');

it.each([
  ['PKCS#12', pkcs12, 'application/x-pkcs12'],
  ['长度未定的 PKCS#12', openEnded(pkcs7Data), 'application/x-pkcs12'],
  ['DER 证书', derCertificate, 'application/pkix-cert'],
  ['PEM 证书', Buffer.from(pemCertificate), 'application/x-pem-file'],
  ['带说明的 PEM', Buffer.from(pemWithRemarks), 'application/x-pem-file'],
  ['Windows 换行的 PEM', Buffer.from(pemCertificate.replaceAll('\n', '\r\n')), 'application/x-pem-file'],
])('认得%s', (_what, content, type) => {
  expect(certificateType(content)).toBe(type);
});

it.each([
  ['后面跟着程序的 PKCS#12', Buffer.concat([pkcs12, Buffer.from('MZ')])],
  ['后面跟着脚本的 DER 证书', Buffer.concat([derCertificate, Buffer.from('#!/bin/sh')])],
  ['前面有脚本的 PEM', Buffer.from(`#!/bin/sh\nrm -rf /\n${pemCertificate}`)],
  ['里面有脚本的 PEM', Buffer.from(pemCertificate.replace('\n', '\n<script>alert(1)</script>\n'))],
  ['没有结尾的 PEM', Buffer.from(pemCertificate.replace(/-----END.*/, ''))],
  ['只有密钥的 PEM', Buffer.from('-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----\n')],
  ['截断的 PKCS#12', pkcs12.subarray(0, 500)],
  ['截断的 DER 证书', derCertificate.subarray(0, 100)],
  ['别的 DER 结构', Buffer.from('3003020103', 'hex')],
  ['网页', Buffer.from('<html></html>')],
  ['程序', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)])],
  ['一个字节', Buffer.from('0')],
])('不认%s', (_what, content) => {
  expect(certificateType(content)).toBeUndefined();
});

it('从 X.509 证书读出有效期；PKCS#12 的有效期在密码之后', () => {
  for (const content of [derCertificate, Buffer.from(pemCertificate)])
    expect(validityIn(content)).toEqual({ startTime: '2026-11-15', endTime: '2027-11-15' });
  expect(validityIn(pkcs12)).toEqual({ startTime: '', endTime: '' });
});

it('一兆字节的假 PEM 也不认', () => {
  expect(certificateType(Buffer.from('-----BEGIN CERTIFICATE-----\n'.repeat(37_000)))).toBeUndefined();
  expect(certificateType(Buffer.from(`${pemCertificate}${' '.repeat(900_000)}x`))).toBeUndefined();
});

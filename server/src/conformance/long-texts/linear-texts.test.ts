import { expect, it } from 'vitest';
import { hasContent } from '@edp/contract/kernel/html-content.ts';
import { folded, isCrowded, normalForm } from '@edp/contract/kernel/normal-form.ts';
import { withoutZeros } from '@edp/contract/kernel/without-zeros.ts';
import { convertCell, shownText } from '../../kernel/exchange/import/convert-cell.ts';
import { foldHeading } from '../../kernel/exchange/import/columns/match-columns.ts';
import { isSameValue } from '../../kernel/exchange/import/changes.ts';
import { fold } from '../../kernel/exchange/import/lookups.ts';
import { wordsOf } from '../../kernel/exchange/import/read-cell.ts';
import { sanitiseHtml } from '../../kernel/rich-text/sanitise-html.ts';
import { isInitials } from '../../kernel/search/search.ts';
import { fileName } from '../../kernel/uploads/file-name.ts';
import { describeBrowser } from '../../modules/login-record/describe-browser.ts';
import { printable } from '../../modules/material/print/printable.ts';
import { readValues } from '../../modules/product/variants/read-values.ts';
import { isCommonPassword } from '../../modules/security/common-passwords.ts';
import { isLinear } from '../../testing/is-linear.ts';
import { hostileTexts } from './hostile-texts.ts';

const kinds = ['code', 'text', 'integer', 'decimal', 'date', 'choice', 'reference', 'path'] as const;

/** What the process that serves does with a text of a user: a cell, a name, a header, a text as it is stored. */
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  ...Object.fromEntries(
    kinds.map((kind) => [`单元格 ${kind}`, (text: string) => convertCell({ kind }, { type: 'text', text })]),
  ),
  数字的单元格: (text) => shownText({ type: 'number', text }),
  表头: foldHeading,
  比较的名称: fold,
  多个值: wordsOf,
  规格值: (text) => readValues(text, [], []),
  相同的数: (text) => isSameValue('decimal', text, `${text}0`),
  小数末尾的零: withoutZeros,
  规范形式: (text) => normalForm(text, 'NFC'),
  全角半角: folded,
  首字母: isInitials,
  正文: hasContent,
  富文本: sanitiseHtml,
  文件名: fileName,
  浏览器: describeBrowser,
  打印的文字: (text) => printable(text, () => true),
  常见密码: (text) => isCommonPassword(text, []),
};

it.each(Object.entries(readers))('%s：用时与长度成正比', (_name, read) => {
  expect(
    Object.entries(hostileTexts)
      .filter(([, make]) => !isLinear(32_000, (length) => read(make(length))))
      .map(([what]) => what),
  ).toEqual([]);
});

/** Whether it is put before the mark that stands behind all others: that is what takes the time. */
const isMoved = (character: string) =>
  `a\u0345${character}`.normalize('NFKD') !== `a\u0345${character.normalize('NFKD')}`;

it('排成规范形式时会移动的符号，都算作叠加的符号', () => {
  const moved = Array.from({ length: 0x110000 }, (_none, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter(isMoved);
  expect(moved.length).toBeGreaterThan(500);
  expect(moved.filter((character) => !isCrowded(character.repeat(40)))).toEqual([]);
});

const boundary = 'edp-boundary';
export const multipartType = `multipart/form-data; boundary=${boundary}`;

interface Kind {
  what: string;
  type?: string;
  body: Buffer;
  /** Cleaned or ignored: a call that takes a file may accept the rest. */
  harmless?: true;
}

const bytes = (...parts: (string | Buffer)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)));
const part = (headers: string, content: string | Buffer) =>
  bytes(`--${boundary}\r\n${headers}\r\n\r\n`, content, '\r\n');
const end = `--${boundary}--\r\n`;
const disposition = (rest: string) => `Content-Disposition: form-data; ${rest}`;
const source = part(disposition('name="source"'), 'edp');
const file = (content: Buffer, filename: string, name = 'file') =>
  part(disposition(`name="${name}"; filename="${filename}"`), content);

/** A form whose file has begun and goes on. */
export const beginningOfFile = (content: Buffer) => bytes(source, file(content, 'x.png').subarray(0, -2));

/** Forms that no browser sends, around a content that would be accepted. */
export function malformedMultiparts(content: Buffer): Kind[] {
  const whole = bytes(source, file(content, 'x.png'), end);
  const times = (count: number, piece: Buffer) => Buffer.concat(Array.from({ length: count }, () => piece));
  return [
    { what: '没有分隔符', type: 'multipart/form-data', body: whole },
    { what: '分隔符为空', type: 'multipart/form-data; boundary=', body: whole },
    { what: '分隔符不符', type: 'multipart/form-data; boundary=other', body: whole },
    { what: '类型残缺', type: 'multipart/form-data;;;=;boundary', body: whole },
    { what: '没有正文', body: bytes() },
    { what: '只有结尾', body: bytes(end) },
    { what: '在文件中途结束', body: whole.subarray(0, source.length + 120) },
    { what: '在文件名中途结束', body: whole.subarray(0, source.length + 70) },
    { what: '在字段中途结束', body: whole.subarray(0, source.length - 4) },
    { what: '缺少结尾', body: bytes(source, file(content, 'x.png')) },
    { what: '不是表单', body: Buffer.from(Array.from({ length: 2000 }, (_, index) => index % 256)) },
    { what: '部分没有头', body: bytes(part('', content), end) },
    { what: '头没有冒号', body: bytes(part('garbage\u0000\u0001', content), end) },
    { what: '字段名为 __proto__', body: bytes(part(disposition('name="__proto__"'), '1'), whole) },
    { what: '字段名为 toString', body: bytes(part(disposition('name="toString"'), '1'), whole) },
    { what: '文件的字段名为 constructor', body: bytes(source, file(content, 'x.png', 'constructor'), end) },
    {
      what: '字段声称是 JSON 却不是',
      body: bytes(part(`${disposition('name="source"')}\r\nContent-Type: application/json`, '{"a":'), whole),
    },
    {
      what: '字段是自带转换方法的 JSON',
      body: bytes(
        part(`${disposition('name="source"')}\r\nContent-Type: application/json`, '{"toString":1}'),
        file(content, 'x.png'),
        end,
      ),
    },
    { what: '字段过多', body: bytes(times(40, source), file(content, 'x.png'), end) },
    { what: '文件过多', body: bytes(source, times(5, file(content, 'x.png')), end) },
    { what: '字段名含 NUL', body: bytes(part(disposition('name="sou\u0000rce"'), 'edp'), whole), harmless: true },
    { what: '文件名含 NUL', body: bytes(source, file(content, 'a\u0000b.png'), end), harmless: true },
    {
      what: '没有文件名',
      body: bytes(
        source,
        part(`${disposition('name="file"')}\r\nContent-Type: application/octet-stream`, content),
        end,
      ),
      harmless: true,
    },
    { what: '没有字段名', body: bytes(source, part(disposition('filename="x.png"'), content), end), harmless: true },
    {
      what: '头极长',
      body: bytes(part(disposition(`name="file"; filename="${'x'.repeat(100_000)}"`), content), end),
      harmless: true,
    },
    {
      what: '字符集不存在',
      body: bytes(
        part(`${disposition('name="source"')}\r\nContent-Type: text/plain; charset=\u0000none`, 'edp'),
        file(content, 'x.png'),
        end,
      ),
      harmless: true,
    },
    { what: '结尾之后还有内容', body: bytes(whole, 'garbage', whole), harmless: true },
  ];
}

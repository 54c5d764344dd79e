/** What a server answers to one of the prepared requests. */
export async function responseTo(url: string, raw: Buffer): Promise<string> {
  const [head = '', body = ''] = raw.toString().split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const [method = '', path = ''] = first.split(' ');
  const entries = lines.map((line) => line.split(': ') as [string, string]);
  const headers = Object.fromEntries(entries.filter(([name]) => name !== 'host' && name !== 'content-length'));
  const answer = await fetch(url + path, { method, headers, ...(body && { body }) });
  return answer.text();
}

/** A comparison is worth something only if both do the same; `ignored` are parts that may differ. */
export async function assertSameResponses(requests: readonly (readonly [url: string, raw: Buffer])[], ignored = /$^/g) {
  const [product = '', limit = ''] = await Promise.all(
    requests.map(async ([url, raw]) => (await responseTo(url, raw)).replace(ignored, '')),
  );
  if (product !== limit) throw new Error(`the answers differ:\n${product.slice(0, 500)}\n${limit.slice(0, 500)}`);
}

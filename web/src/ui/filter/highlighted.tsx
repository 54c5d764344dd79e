/** A text with the part that was searched for marked. */
export function Highlighted({ text, query }: { text: string; query: string }) {
  const keyword = query.trim().toLowerCase();
  const at = keyword ? text.toLowerCase().indexOf(keyword) : -1;
  if (at === -1) return text;
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, at + keyword.length)}</mark>
      {text.slice(at + keyword.length)}
    </>
  );
}

import { pinyin } from 'pinyin-pro';

const [first, last] = [0x4e00, 0x9fff];
const lettersInLine = 128;
const wordsInLine = 12;

/** Without words around it: the usual reading of each character. */
const alone = (text: string) => Array.from(text, (character) => letters(character)).join('');

/** In the words that it belongs to; `?` for a character without a reading. */
const letters = (text: string) =>
  pinyin(text, { pattern: 'first', toneType: 'none', type: 'array', surname: 'off' })
    .map((letter) => letter.normalize('NFD').charAt(0).toLowerCase())
    .map((letter) => (/[a-z]/.test(letter) ? letter : '?'))
    .join('');

/** The words of the dictionary in which a character is not read as usual: 银行, 重庆. */
async function oddWords(): Promise<[word: string, initials: string][]> {
  const dictionaries = await Promise.all(
    [2, 3].map(
      async (length) =>
        ((await import(`pinyin-pro/dist/esm/data/dict${length}.mjs`)) as { default: Record<string, string> }).default,
    ),
  );
  const words = dictionaries.flatMap((dictionary) => Object.keys(dictionary));
  return words
    .map((word): [string, string] => [word, letters(word)])
    .filter(([word, read]) => read !== alone(word) && !read.includes('?'));
}

/** The SQL function `app.initials`, as it stands in `functions/initials.sql`; a test compares the two. */
export async function initialsFile(): Promise<string> {
  const all = Array.from({ length: last - first + 1 }, (_, index) => letters(String.fromCodePoint(first + index))).join(
    '',
  );
  const words = await oddWords();
  const odd = [
    ...new Set(
      words.flatMap(([word, read]) => Array.from(word).filter((character, index) => alone(character) !== read[index])),
    ),
  ];
  const lines = slices(Array.from(all), lettersInLine).map((line) => `'${line.join('')}'`);
  const entries = slices(words, wordsInLine).map(
    (line) => `    ${line.map(([word, read]) => `"${word}": "${read}"`).join(', ')}`,
  );
  return `-- Written by \`npm run initials -w server\` from pinyin-pro (decision 10). Do not edit.

-- 深沟球轴承 6200 → sgqzc6200: the first letter in pinyin of each Chinese character, with the letters and digits between them. What is read
-- in another way in some words (弹簧 th, 导弹 dd) is looked up by the word.
create or replace function app.initials(name text) returns text
language plpgsql immutable parallel safe strict cost 1000 as $$
declare
  word     constant text := app.fold(name);
  letters  constant text[] := string_to_array(word, null);
  is_odd   constant boolean := word ~ '[${odd.join('')}]';
  result   text := '';
  place    int := 1;
  point    int;
  reading  text;
  size     int;
begin
  while place <= cardinality(letters) loop
    point := ascii(letters[place]);
    size := 1;
    if point between ${first} and ${last} then
      reading := null;
      if is_odd then
        for length in reverse 3..2 loop
          reading := app.odd_readings() ->> array_to_string(letters[place:place + length - 1], '');
          size := length;
          exit when reading is not null;
        end loop;
      end if;
      if reading is null then
        size := 1;
        -- A byte is found at once, a character of a text by counting.
        reading := chr(get_byte(
${lines.map((line) => `          ${line}`).join('\n')}::bytea, point - ${first}));
      end if;
      result := result || reading;
    elsif point between 48 and 57 or point between 97 and 122 then
      result := result || letters[place];
    end if;
    place := place + size;
  end loop;
  return replace(result, '?', '');
end $$;

-- Words in which a character is not read as usual.
create or replace function app.odd_readings() returns jsonb
language sql immutable parallel safe as $$
  select '{
${entries.join(',\n')}
  }'::jsonb
$$;
`;
}

const slices = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));

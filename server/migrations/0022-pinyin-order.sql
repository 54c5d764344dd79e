-- The order of names: Chinese by pinyin. A PostgreSQL that was built without ICU orders them by their code points. No index uses it,
-- so another version of ICU changes nothing but the order.
do $$
begin
  create collation app.by_pinyin (provider = icu, locale = 'zh-u-co-pinyin');
exception when feature_not_supported then
  create collation app.by_pinyin from pg_catalog."C";
end $$;

-- Changes data: language_pack.texts, language_pack.function_name, language_pack +
-- News, nodes of trees, departments and BOMs have the dictionaries of their definitions now: what a tenant has called a
-- field goes there. What the readers of news see has a page of its own. Words that all nouns share, such as 是, are
-- those of the common words. What is edited like a spreadsheet is a grid.
do $$
declare
  tenant int;
begin
  for tenant in select id from app.tenant loop
    perform set_config('app.tenant', tenant::text, true);
    update public.language_pack set function_name = 'grid' where tenant_id = tenant and function_name = 'sheet';
    -- The owner sees the rows of all tenants.
    insert into public.language_pack (function_name, language, texts)
    select 'newsReader', language, texts from public.language_pack where tenant_id = tenant and function_name = 'news'
    on conflict on constraint language_pack_page_key do update set texts = excluded.texts;
    update public.language_pack set texts = '{}' where tenant_id = tenant and function_name = 'news';
    -- All of the page moves; some of its keys are those of fields now.
    with renamed (key, target) as (values
      ('audience', 'audience'),
      ('audience', 'everybody'),
      ('audienceHint', 'audienceNamesHint'),
      ('comments', 'commentNumber'),
      ('content', 'newsContent'),
      ('everybody', 'everybody1'),
      ('expireHint', 'expireDateHint'),
      ('forced', 'forcedRead'),
      ('forcedHint', 'forcedReadHint'),
      ('mode', 'publishMode'),
      ('momentPlaceholder', 'expireDatePlaceholder'),
      ('momentPlaceholder', 'publishDatePlaceholder'),
      ('newsTitle', 'titleLabel'),
      ('some', 'everybody0'),
      ('type', 'newsTypeValue'),
      ('typePlaceholder', 'newsTypeValuePlaceholder')
    )
    insert into public.language_pack (function_name, language, texts)
    select 'news', p.language, jsonb_object_agg(coalesce(r.target, given.key), given.value)
      from public.language_pack p
      cross join jsonb_each(p.texts) as given (key, value)
      left join renamed r on r.key = given.key
     where p.tenant_id = tenant and p.function_name = 'newsManage' and given.key not in ('yes', 'no', 'updatedTime')
     group by p.language
    on conflict on constraint language_pack_page_key do update set texts = excluded.texts;
    with moved (page, key, target_page, target) as (values
      ('bom', 'specification', 'bom', 'proSpecName'),
      ('bom', 'type', 'bom', 'typeText'),
      ('bomWorkbench', 'name', 'bomItem', 'productName'),
      ('bomWorkbench', 'position', 'bomItem', 'position'),
      ('bomWorkbench', 'positionHelp', 'bomItem', 'positionHelp'),
      ('bomWorkbench', 'quantity', 'bomItem', 'quantity'),
      ('bomWorkbench', 'quantityHelp', 'bomItem', 'quantityHelp'),
      ('bomWorkbench', 'quantityPlaceholder', 'bomItem', 'quantityPlaceholder'),
      ('bomWorkbench', 'scrapRate', 'bomItem', 'scrapRate'),
      ('bomWorkbench', 'scrapRateHelp', 'bomItem', 'scrapRateHelp'),
      ('bomWorkbench', 'specification', 'bomItem', 'proSpecName'),
      ('bomWorkbench', 'unit', 'bomItem', 'unitId'),
      ('categorySet', 'category', 'category', 'thing'),
      ('categorySet', 'categoryCode', 'category', 'code'),
      ('categorySet', 'categoryName', 'category', 'name'),
      ('categorySet', 'picture', 'category', 'picture'),
      ('labelSet', 'isRadio', 'label', 'isRadio'),
      ('labelSet', 'label', 'label', 'thing'),
      ('labelSet', 'labelCode', 'label', 'code'),
      ('labelSet', 'labelName', 'label', 'name'),
      ('labelSet', 'picture', 'label', 'picture'),
      ('organisation', 'head', 'organisation', 'headId'),
      ('organisation', 'headPlaceholder', 'organisation', 'headIdPlaceholder'),
      ('organisation', 'noParent', 'organisation', 'supIdPlaceholder'),
      ('organisation', 'parent', 'organisation', 'supId'),
      ('organisation', 'sort', 'organisation', 'sortOrder'),
      ('organisation', 'sortHint', 'organisation', 'sortOrderHint')
    )
    insert into public.language_pack (function_name, language, texts)
    select m.target_page, p.language, jsonb_object_agg(m.target, p.texts -> m.key)
      from public.language_pack p
      join moved m on m.page = p.function_name and p.texts ? m.key
     where p.tenant_id = tenant
     group by m.target_page, p.language
    on conflict on constraint language_pack_page_key do update set texts = language_pack.texts || excluded.texts;
  end loop;
  perform set_config('app.tenant', '', true);
end $$;

-- Changes data: language_pack.texts, language_pack +
-- Each noun has one dictionary now, that of its definition: what a tenant has called a field goes there. Where list and
-- form had words of their own for the same field, those of the list stay. Words that all nouns share, such as 状态, are
-- those of the common words. Each statement names the tenant: an owner that is a superuser sees the rows of all.
do $$
declare
  tenant int;
begin
  for tenant in select id from app.tenant loop
    perform set_config('app.tenant', tenant::text, true);
    -- The column of the list has a common word; the key is that of the thumbnail now.
    update public.language_pack set texts = texts - 'picture'
    where tenant_id = tenant and function_name = 'product' and texts ? 'picture';
    with moved (page, key, target_page, target) as (values
      ('certificate', 'end', 'certificate', 'endTime'),
      ('certificate', 'file', 'certificate', 'certificateFile'),
      ('certificate', 'packagePlaceholder', 'certificate', 'packageNamePlaceholder'),
      ('certificate', 'reminded', 'certificate', 'remindScope'),
      ('certificate', 'remindedHint', 'certificate', 'remindScopeHint'),
      ('certificate', 'start', 'certificate', 'startTime'),
      ('employee', 'name', 'employee', 'realname'),
      ('product', 'priceRange', 'product', 'priceRangeHeading'),
      ('product', 'shelf', 'product', 'active'),
      ('product', 'variantCount', 'product', 'variantCountHeading'),
      ('product', 'offShelf', 'sku', 'offShelf'),
      ('product', 'onShelf', 'sku', 'onShelf'),
      ('product', 'shelf', 'sku', 'activeHeading'),
      ('productRecord', 'assetMaterial', 'product', 'assetMaterial'),
      ('productRecord', 'assetMaterialHint', 'product', 'assetMaterialHint'),
      ('productRecord', 'barCode', 'product', 'barCode'),
      ('productRecord', 'basics', 'product', 'basicsGroup'),
      ('productRecord', 'bathEnable', 'product', 'bathEnable'),
      ('productRecord', 'bathEnableHint', 'product', 'bathEnableHint'),
      ('productRecord', 'brand', 'product', 'brand'),
      ('productRecord', 'category', 'product', 'category'),
      ('productRecord', 'classification', 'product', 'classificationGroup'),
      ('productRecord', 'code', 'product', 'code'),
      ('productRecord', 'codePlaceholder', 'product', 'codePlaceholder'),
      ('productRecord', 'description', 'product', 'description'),
      ('productRecord', 'details', 'product', 'graphicDetails'),
      ('productRecord', 'detailsTab', 'product', 'graphicDetails'),
      ('productRecord', 'documents', 'product', 'productDocumentIds'),
      ('productRecord', 'documentsTab', 'product', 'productDocumentIds'),
      ('productRecord', 'groups', 'product', 'groupId'),
      ('productRecord', 'indate', 'product', 'indate'),
      ('productRecord', 'keyword', 'product', 'keyword'),
      ('productRecord', 'keywordPlaceholder', 'product', 'keywordPlaceholder'),
      ('productRecord', 'labels', 'product', 'labelIds'),
      ('productRecord', 'listingTime', 'product', 'listingTime'),
      ('productRecord', 'measures', 'product', 'measuresGroup'),
      ('productRecord', 'media', 'product', 'mediaGroup'),
      ('productRecord', 'minimumOrder', 'product', 'minimumOrderQuantity'),
      ('productRecord', 'minimumPacking', 'product', 'minimumPacking'),
      ('productRecord', 'name', 'product', 'name'),
      ('productRecord', 'organisation', 'product', 'orgId'),
      ('productRecord', 'organisationsTab', 'product', 'invOrgList'),
      ('productRecord', 'origin', 'product', 'placeOfOrigin'),
      ('productRecord', 'parameter', 'product', 'parameter'),
      ('productRecord', 'parameterTab', 'product', 'parameter'),
      ('productRecord', 'pictures', 'product', 'picIds'),
      ('productRecord', 'policy', 'product', 'policyGroup'),
      ('productRecord', 'priceRange', 'product', 'priceRange'),
      ('productRecord', 'productModel', 'product', 'productModel'),
      ('productRecord', 'serialNumberEnable', 'product', 'serialNumberEnable'),
      ('productRecord', 'serialNumberEnableHint', 'product', 'serialNumberEnableHint'),
      ('productRecord', 'showPrice', 'product', 'showPrice'),
      ('productRecord', 'showPriceHint', 'product', 'showPriceHint'),
      ('productRecord', 'specifications', 'product', 'proSpecConfigVoList'),
      ('productRecord', 'suggestedPrice', 'product', 'suggestedPrice'),
      ('productRecord', 'thumbnail', 'product', 'picture'),
      ('productRecord', 'trade', 'product', 'tradeGroup'),
      ('productRecord', 'type', 'product', 'typeId'),
      ('productRecord', 'unit', 'product', 'unitId'),
      ('productRecord', 'variantCount', 'product', 'variantCount'),
      ('productRecord', 'variants', 'product', 'specList'),
      ('productVariants', 'codePlaceholder', 'product', 'codePlaceholder'),
      ('productVariants', 'grid', 'product', 'specList'),
      ('productVariants', 'multiStyle', 'product', 'multiStyle'),
      ('productVariants', 'singleStyle', 'product', 'singleStyle'),
      ('productVariants', 'specifications', 'product', 'proSpecConfigVoList'),
      ('productVariants', 'style', 'product', 'productModel'),
      ('productVariants', 'active', 'sku', 'active'),
      ('productVariants', 'barCode', 'sku', 'barCode'),
      ('productVariants', 'itemCode', 'sku', 'itemCode'),
      ('productVariants', 'itemName', 'sku', 'itemName'),
      ('productVariants', 'listPricePerUnit', 'sku', 'listPricePerUnit'),
      ('productVariants', 'marketPrice', 'sku', 'marketPrice'),
      ('productVariants', 'proType', 'sku', 'proType'),
      ('productVariants', 'values', 'sku', 'specUnionKey'),
      ('recordFields', 'grossName', 'material', 'roughWeight'),
      ('recordFields', 'heightName', 'material', 'highStr'),
      ('recordFields', 'lengthName', 'material', 'lengthStr'),
      ('recordFields', 'lengthUnit', 'material', 'lengthUnitId'),
      ('recordFields', 'netName', 'material', 'netWeight'),
      ('recordFields', 'volume', 'material', 'volumeStr'),
      ('recordFields', 'volumeUnit', 'material', 'volumeUnitId'),
      ('recordFields', 'weightUnit', 'material', 'weightUnitId'),
      ('recordFields', 'widthName', 'material', 'widthStr'),
      ('recordFields', 'grossName', 'product', 'roughWeight'),
      ('recordFields', 'heightName', 'product', 'highStr'),
      ('recordFields', 'lengthName', 'product', 'lengthStr'),
      ('recordFields', 'lengthUnit', 'product', 'lengthUnitId'),
      ('recordFields', 'netName', 'product', 'netWeight'),
      ('recordFields', 'volume', 'product', 'volumeStr'),
      ('recordFields', 'volumeUnit', 'product', 'volumeUnitId'),
      ('recordFields', 'weightName', 'product', 'weight'),
      ('recordFields', 'weightUnit', 'product', 'weightUnitId'),
      ('recordFields', 'widthName', 'product', 'widthStr'),
      ('setting', 'mark', 'setting', 'code'),
      ('skus', 'ofProduct', 'product', 'skus'),
      ('skus', 'barCode', 'sku', 'barCodeHeading'),
      ('skus', 'code', 'sku', 'itemCode'),
      ('skus', 'deleteDetail', 'sku', 'deleteDetail'),
      ('skus', 'emptyDetail', 'sku', 'emptyDetail'),
      ('skus', 'emptyTitle', 'sku', 'emptyTitle'),
      ('skus', 'listPrice', 'sku', 'listPricePerUnit'),
      ('skus', 'marketPrice', 'sku', 'marketPrice'),
      ('skus', 'name', 'sku', 'itemName'),
      ('skus', 'product', 'sku', 'productName'),
      ('skus', 'productCode', 'sku', 'productCode'),
      ('skus', 'putSelectedTitle', 'sku', 'putSelectedTitle'),
      ('skus', 'takeSelectedDetail', 'sku', 'takeSelectedDetail'),
      ('skus', 'takeSelectedTitle', 'sku', 'takeSelectedTitle'),
      ('skus', 'thing', 'sku', 'thing'),
      ('skus', 'title', 'sku', 'title'),
      ('skus', 'titleOf', 'sku', 'titleOf'),
      ('skus', 'type', 'sku', 'proType')
    ), given as (
      select p.language, m.target_page, m.target, p.texts -> m.key as text,
        row_number() over (partition by p.language, m.target_page, m.target order by m.page desc, m.key) as place
      from public.language_pack p
      join moved m on m.page = p.function_name and p.texts ? m.key
      where p.tenant_id = tenant
    )
    insert into public.language_pack (function_name, language, texts)
    select target_page, language, jsonb_object_agg(target, text) from given where place = 1
    group by target_page, language
    on conflict on constraint language_pack_page_key do update
      set texts = excluded.texts || case language_pack.function_name
        -- These keys were headings of the list.
        when 'product' then language_pack.texts - array['priceRange', 'variantCount']
        else language_pack.texts
      end;
  end loop;
  perform set_config('app.tenant', '', true);
end $$;

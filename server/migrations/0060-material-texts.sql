-- Changes data: language_pack.texts, language_pack +
-- List and record of a material have one dictionary now, that of its definition: what a tenant has called a field goes there.
-- Four of its keys were those of columns and are those of fields now. Each statement names the tenant: an owner that is a
-- superuser sees the rows of all.
do $$
declare
  tenant int;
begin
  for tenant in select id from app.tenant loop
    perform set_config('app.tenant', tenant::text, true);
    with moved (page, key, target) as (values
      ('material', 'asset', 'isInventoryAsset'),
      ('material', 'byLot', 'isLotControl1'),
      ('material', 'bySerial', 'isSerialNumberControl1'),
      ('material', 'category', 'categoryHeading'),
      ('material', 'code', 'itemCode'),
      ('material', 'isAsset', 'isInventoryAsset1'),
      ('material', 'isNoAsset', 'isInventoryAsset0'),
      ('material', 'listPrice', 'listPricePerUnit'),
      ('material', 'lotControl', 'isLotControl'),
      ('material', 'name', 'itemName'),
      ('material', 'notControlled', 'isLotControl0'),
      ('material', 'serialControl', 'isSerialNumberControl'),
      ('material', 'type', 'typeHeading'),
      ('material', 'unit', 'unitHeading'),
      ('materialRecord', 'basics', 'basicsGroup'),
      ('materialRecord', 'blockNumber', 'blockNumber'),
      ('materialRecord', 'blockNumberHelp', 'blockNumberHelp'),
      ('materialRecord', 'bore', 'bore'),
      ('materialRecord', 'category', 'category'),
      ('materialRecord', 'classification', 'classificationGroup'),
      ('materialRecord', 'description', 'materialDescription'),
      ('materialRecord', 'documents', 'productDocumentIds'),
      ('materialRecord', 'drawingExplain', 'drawingExplain'),
      ('materialRecord', 'drawingNumber', 'drawingNumber'),
      ('materialRecord', 'enabledHint', 'enabledHint'),
      ('materialRecord', 'endDate', 'endDateActive'),
      ('materialRecord', 'endHint', 'endDateActivePlaceholder'),
      ('materialRecord', 'furnaceBatchNumber', 'furnaceBatchNumber'),
      ('materialRecord', 'furnaceBatchNumberHelp', 'furnaceBatchNumberHelp'),
      ('materialRecord', 'graphicDetails', 'graphicDetails'),
      ('materialRecord', 'isBom', 'isBom'),
      ('materialRecord', 'isBomHint', 'isBomHint'),
      ('materialRecord', 'isBuildInWip', 'isBuildInWip'),
      ('materialRecord', 'isBuildInWipHint', 'isBuildInWipHint'),
      ('materialRecord', 'isCosting', 'isCosting'),
      ('materialRecord', 'isCostingHint', 'isCostingHint'),
      ('materialRecord', 'isCustomerOrder', 'isCustomerOrder'),
      ('materialRecord', 'isCustomerOrderHint', 'isCustomerOrderHint'),
      ('materialRecord', 'isInspection', 'isInspection'),
      ('materialRecord', 'isInspectionHint', 'isInspectionHint'),
      ('materialRecord', 'isInventoryAsset', 'isInventoryAsset'),
      ('materialRecord', 'isInventoryAssetHint', 'isInventoryAssetHint'),
      ('materialRecord', 'isInventoryItem', 'isInventoryItem'),
      ('materialRecord', 'isInventoryItemHint', 'isInventoryItemHint'),
      ('materialRecord', 'isInvoice', 'isInvoice'),
      ('materialRecord', 'isInvoiceHint', 'isInvoiceHint'),
      ('materialRecord', 'isLotControl', 'isLotControl'),
      ('materialRecord', 'isLotControlHint', 'isLotControlHint'),
      ('materialRecord', 'isPurchasingItem', 'isPurchasingItem'),
      ('materialRecord', 'isPurchasingItemHint', 'isPurchasingItemHint'),
      ('materialRecord', 'isRetest', 'isRetest'),
      ('materialRecord', 'isRetestHint', 'isRetestHint'),
      ('materialRecord', 'isSerialNumberControl', 'isSerialNumberControl'),
      ('materialRecord', 'isSerialNumberControlHint', 'isSerialNumberControlHint'),
      ('materialRecord', 'isServiceItem', 'isServiceItem'),
      ('materialRecord', 'isServiceItemHint', 'isServiceItemHint'),
      ('materialRecord', 'itemCode', 'itemCode'),
      ('materialRecord', 'itemName', 'itemName'),
      ('materialRecord', 'listPrice', 'listPricePerUnit'),
      ('materialRecord', 'lotPrefix', 'autoLotAlphaPrefix'),
      ('materialRecord', 'lotStart', 'startAutoLotNumber'),
      ('materialRecord', 'marketPrice', 'marketPrice'),
      ('materialRecord', 'marketPriceHelp', 'marketPriceHelp'),
      ('materialRecord', 'measures', 'measuresGroup'),
      ('materialRecord', 'media', 'mediaGroup'),
      ('materialRecord', 'outsideDiameter', 'outsideDiameter'),
      ('materialRecord', 'owner', 'orgName'),
      ('materialRecord', 'parameter', 'parameter'),
      ('materialRecord', 'pictures', 'picIds'),
      ('materialRecord', 'policy', 'policyGroup'),
      ('materialRecord', 'prices', 'pricesGroup'),
      ('materialRecord', 'productCategory', 'proCategoryId'),
      ('materialRecord', 'productCategoryHelp', 'proCategoryIdHelp'),
      ('materialRecord', 'serialPrefix', 'autoSerialAlphaPrefix'),
      ('materialRecord', 'serialStart', 'startAutoSerialNumber'),
      ('materialRecord', 'sizeSpecification', 'sizeSpecification'),
      ('materialRecord', 'specification', 'specification'),
      ('materialRecord', 'specificationModel', 'specificationModel'),
      ('materialRecord', 'startDate', 'startDateActive'),
      ('materialRecord', 'technical', 'technicalGroup'),
      ('materialRecord', 'texture', 'texture'),
      ('materialRecord', 'thumbnail', 'picture'),
      ('materialRecord', 'type', 'type'),
      ('materialRecord', 'unit', 'unit'),
      ('materialRecord', 'wallThickness', 'wallThickness')
    ), given as (
      select p.language, m.target, p.texts -> m.key as text,
        row_number() over (partition by p.language, m.target order by m.page) as place
      from public.language_pack p
      join moved m on m.page = p.function_name and p.texts ? m.key
      where p.tenant_id = tenant
    )
    insert into public.language_pack (function_name, language, texts)
    select 'material', language, jsonb_object_agg(target, text) from given where place = 1 group by language
    on conflict on constraint language_pack_page_key do update
      set texts = (language_pack.texts - array['unit', 'category', 'type', 'picture']) || excluded.texts;
  end loop;
  perform set_config('app.tenant', '', true);
end $$;

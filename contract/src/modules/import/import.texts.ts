import type { Text } from '../../kernel/language.ts';

export const importTexts = {
  'import.inOtherOrganisation': {
    ZHS: '这次操作的数据属于库存组织“{name}”，请切换到该组织或总部后再查看、写入或撤销',
    ENG: 'This belongs to the inventory organisation “{name}”. Please switch to it, or to the master, to see, write or undo it',
  },
  'import.inMaster': {
    ZHS: '这次操作的数据只能在总部的库存组织中查看、写入或撤销',
    ENG: 'This can be seen, written or undone in the master inventory organisation only',
  },
  'import.unreadable': {
    ZHS: '文件不是有效的 Excel 工作簿、CSV 或 zip 文件',
    ENG: 'The file is not a valid Excel workbook, CSV or zip file',
  },
  'import.unpackedTooLarge': {
    ZHS: '文件解压后过大，已拒绝读取',
    ENG: 'The file is too large when unpacked and was not read',
  },
  'import.cellTooLong': {
    ZHS: '第 {row} 行 {column} 列的文字超过 {max} 个字符，请缩短，或检查引号是否成对',
    ENG: 'The text in row {row}, column {column} has more than {max} characters. Please shorten it, or check whether a quotation mark is missing',
  },
  'import.rowTooLong': {
    ZHS: '第 {row} 行的文字共超过 {max} 个字符，请缩短，或删去不导入的列',
    ENG: 'Row {row} has more than {max} characters in all. Please shorten it, or remove the columns that are not imported',
  },
  'import.tooManyRows': {
    ZHS: '文件超过 {max} 行，请分几次导入',
    ENG: 'The file has more than {max} rows. Please import it in parts',
  },
  'import.treeTooLarge': {
    ZHS: '有上下级的数据须整体检查，一次最多 {rows} 行、共 {characters} 个字符，请分几次导入，先导入上级',
    ENG: 'Records with others above them are checked together: {rows} rows with {characters} characters at most. Please import them in parts, upper levels first',
  },
  'import.macros': {
    ZHS: '文件含有宏，请另存为不带宏的工作簿（.xlsx）后再上传',
    ENG: 'The file contains macros. Save it as a workbook without macros (.xlsx) and upload that',
  },
  'import.encoding': {
    ZHS: '无法识别文件的编码，请在 Excel 中另存为“CSV UTF-8”或 .xlsx',
    ENG: 'The encoding of the file is unknown. Save it as “CSV UTF-8” or .xlsx in Excel',
  },
  'import.zipEncrypted': {
    ZHS: '压缩包设有密码，请去掉密码后重新打包',
    ENG: 'The zip file has a password. Please pack it again without one',
  },
  'import.zipTooMany': {
    ZHS: '压缩包中的文件超过 {max} 个，请分几次导入',
    ENG: 'The zip file holds more than {max} files. Please import it in parts',
  },
  'import.zipNoSheet': {
    ZHS: '压缩包中没有表格，请放入一个 .xlsx 或 .csv 文件',
    ENG: 'The zip file holds no sheet. Please put one .xlsx or .csv file into it',
  },
  'import.zipManySheets': {
    ZHS: '压缩包中有 {count} 个表格，请只保留一个',
    ENG: 'The zip file holds {count} sheets. Please leave only one in it',
  },
  'import.pictureMissing': { ZHS: '压缩包中没有“{value}”', ENG: 'The zip file does not hold “{value}”' },
  'import.pictureAmbiguous': {
    ZHS: '压缩包中有多个“{value}”，请连同文件夹填写，如“{example}”',
    ENG: 'The zip file holds several “{value}”. Please name the folder too, such as “{example}”',
  },
  'import.pictureType': { ZHS: '“{value}”不是 JPG 或 PNG 图片', ENG: '“{value}” is not a JPG or PNG picture' },
  'import.pictureTooLarge': { ZHS: '“{value}”应小于 {max} MB', ENG: '“{value}” has to be smaller than {max} MB' },
  'import.pictureDamaged': { ZHS: '“{value}”已损坏，无法解压', ENG: '“{value}” is damaged and cannot be unpacked' },
  'import.empty': { ZHS: '文件中没有数据行', ENG: 'The file has no rows' },
  'import.noKey': {
    ZHS: '请先匹配“{column}”列，系统按它判断新增还是更新',
    ENG: 'Please match the column “{column}” first: it tells new records from existing ones',
  },
  'import.fieldTwice': {
    ZHS: '“{column}”匹配了两列，请只保留一列',
    ENG: 'Two columns are matched with “{column}”. Please keep one',
  },
  'import.fieldClosed': { ZHS: '没有导入“{column}”的权限', ENG: 'You may not import “{column}”' },
  'import.fileGone': {
    ZHS: '上传的文件已过期，请重新上传',
    ENG: 'The uploaded file has expired. Please upload it again',
  },
  'import.busy': { ZHS: '正在处理中，请稍候', ENG: 'This is being worked on. Please wait' },
  'import.discarded': { ZHS: '已放弃试运行', ENG: 'The dry run was discarded' },
  'import.cannotDiscard': {
    ZHS: '已经写入数据的不能放弃，可以撤销',
    ENG: 'What has written records cannot be discarded. It can be undone',
  },
  'import.notChecked': { ZHS: '请先试运行', ENG: 'Please do a dry run first' },
  'import.nothingToWrite': { ZHS: '没有可写入的行', ENG: 'There is no row to write' },
  'import.hasErrors': {
    ZHS: '有 {count} 行错误，按“全部或不写入”未写入任何数据',
    ENG: '{count} rows are wrong. As all or none was chosen, nothing was written',
  },
  'import.cannotUndo': {
    ZHS: '不能撤销：未完成、已撤销或已超过 30 天',
    ENG: 'This cannot be undone: it is not finished, was undone already, or is older than 30 days',
  },
  'import.checkJob': { ZHS: '试运行：{file}', ENG: 'Dry run: {file}' },
  'import.runJob': { ZHS: '导入：{file}', ENG: 'Import: {file}' },
  'import.undoJob': { ZHS: '撤销导入：{file}', ENG: 'Undo import: {file}' },
  'import.doneTitle': { ZHS: '导入完成：{file}', ENG: 'Import finished: {file}' },
  'import.doneContent': {
    ZHS: '已写入 {written} 行，失败 {failed} 行。',
    ENG: '{written} rows were written, {failed} failed.',
  },
  'import.noneTitle': { ZHS: '导入失败：{file}', ENG: 'Import failed: {file}' },
  'import.noneContent': {
    ZHS: '{failed} 行均未写入，原因见导入记录。',
    ENG: 'None of the {failed} rows was written. The import says why.',
  },
  'import.undoneTitle': { ZHS: '导入已撤销：{file}', ENG: 'Import undone: {file}' },
  'import.undoneContent': {
    ZHS: '已撤销 {undone} 行，保留 {kept} 行。',
    ENG: '{undone} rows were undone, {kept} were kept.',
  },
  'import.noneUndoneTitle': { ZHS: '撤销导入失败：{file}', ENG: 'The import could not be undone: {file}' },
  'import.noneUndoneContent': {
    ZHS: '{kept} 行均保留，原因见导入记录。',
    ENG: 'All {kept} rows were kept. The import says why.',
  },
  'import.scientific': {
    ZHS: 'Excel 转成了科学计数，请把该列设为文本后重新填写',
    ENG: 'Excel turned it into scientific notation. Format the column as text and enter it again',
  },
  'import.digitsLost': {
    ZHS: '超过 15 位，Excel 已丢失末尾数字，请把该列设为文本后重新填写',
    ENG: 'Excel keeps 15 digits and has lost the others. Format the column as text and enter it again',
  },
  'import.widthConverted': { ZHS: '全角字符已转换', ENG: 'Full-width characters were converted' },
  'import.unknown': { ZHS: '“{value}”不存在', ENG: '“{value}” does not exist' },
  'import.unknownMeant': {
    ZHS: '“{value}”不存在，应为“{meant}”？',
    ENG: '“{value}” does not exist. Is “{meant}” meant?',
  },
  'import.ambiguous': {
    ZHS: '有多个“{value}”，请填写编码或完整路径',
    ENG: 'There are several “{value}”. Please enter the code or the whole path',
  },
  'import.duplicate': { ZHS: '与本文件第 {row} 行重复', ENG: 'The same as row {row} of this file' },
  'import.duplicateInFile': { ZHS: '与本文件中的其他行重复', ENG: 'The same as another row of this file' },
  'import.rowsApart': { ZHS: '同一编码的各行必须相邻', ENG: 'The rows with the same code must follow each other' },
  'import.rowsTogether': { ZHS: '同一编码的其他行有错误', ENG: 'Another row with the same code is wrong' },
  'import.rowDiffers': {
    ZHS: '与同一编码的第一行不一致，请改为一致或留空',
    ENG: 'It differs from the first row with the same code. Please make them the same or leave this empty',
  },
  'import.valuesForm': {
    ZHS: '请写成“规格:规格值”，多个用“；”隔开，如：颜色:红；尺寸:L',
    ENG: 'Please enter “specification:value”, separated by “;”, such as Colour:Red;Size:L',
  },
  'import.singleStyle': {
    ZHS: '该商品是单款式，不能有规格值',
    ENG: 'This product has a single style and no specification values',
  },
  'import.kept': { ZHS: '已保留：{reason}', ENG: 'Kept: {reason}' },
  'import.changedSince': { ZHS: '试运行后已被他人修改', ENG: 'Changed by another user since the dry run' },
  'import.changedAfter': { ZHS: '之后又被修改，已保留', ENG: 'Changed since and kept' },
  'import.batchCheckJob': { ZHS: '批量修改试运行：{file}', ENG: 'Dry run of a batch edit: {file}' },
  'import.batchRunJob': { ZHS: '批量修改：{file}', ENG: 'Batch edit: {file}' },
  'import.batchUndoJob': { ZHS: '撤销批量修改：{file}', ENG: 'Undo batch edit: {file}' },
  'import.batchDoneTitle': { ZHS: '批量修改完成：{file}', ENG: 'Batch edit finished: {file}' },
  'import.batchDoneContent': {
    ZHS: '已修改 {written} 条，失败 {failed} 条。',
    ENG: '{written} records were changed, {failed} failed.',
  },
  'import.batchNoneTitle': { ZHS: '批量修改失败：{file}', ENG: 'Batch edit failed: {file}' },
  'import.batchNoneContent': {
    ZHS: '{failed} 条均未修改，原因见批量修改的记录。',
    ENG: 'None of the {failed} records was changed. The record of the batch edit says why.',
  },
  'import.batchUndoneTitle': { ZHS: '批量修改已撤销：{file}', ENG: 'Batch edit undone: {file}' },
  'import.batchUndoneContent': {
    ZHS: '已恢复 {undone} 条，保留 {kept} 条。',
    ENG: '{undone} records were put back, {kept} were kept.',
  },
  'import.batchNoneUndoneTitle': { ZHS: '撤销批量修改失败：{file}', ENG: 'The batch edit could not be undone: {file}' },
  'import.batchNoneUndoneContent': {
    ZHS: '{kept} 条均保留，原因见批量操作的记录。',
    ENG: 'All {kept} records were kept. The record of the batch says why.',
  },
  'import.batchFieldClosed': { ZHS: '没有修改“{column}”的权限', ENG: 'You may not change “{column}”' },
  'import.batchOperation': { ZHS: '“{column}”不支持这种操作', ENG: 'This cannot be done to “{column}”' },
  'import.batchValue': { ZHS: '“{column}”的值不正确', ENG: 'The value for “{column}” is not valid' },
  'import.aboveNotWritten': {
    ZHS: '上级（第 {row} 行）没有写入',
    ENG: 'Row {row}, which it belongs under, was not written',
  },
  'import.actionDelete': { ZHS: '删除', ENG: 'Delete' },
  'import.actionEnable': { ZHS: '启用', ENG: 'Enable' },
  'import.actionDisable': { ZHS: '停用', ENG: 'Disable' },
  'import.actionPutOnShelf': { ZHS: '上架', ENG: 'Put on shelf' },
  'import.actionTakeOffShelf': { ZHS: '下架', ENG: 'Take off shelf' },
  'import.actionAssign': { ZHS: '分配库存组织：{names}', ENG: 'Assign inventory organisations: {names}' },
  'import.actionUnassign': { ZHS: '移出库存组织：{names}', ENG: 'Take out of inventory organisations: {names}' },
  'import.deleteCheckJob': { ZHS: '批量删除试运行', ENG: 'Dry run of a batch deletion' },
  'import.deleteRunJob': { ZHS: '批量删除', ENG: 'Batch deletion' },
  'import.deleteUndoJob': { ZHS: '撤销批量删除', ENG: 'Undo batch deletion' },
  'import.deleteDoneTitle': { ZHS: '批量删除完成', ENG: 'Batch deletion finished' },
  'import.deleteDoneContent': {
    ZHS: '已删除 {written} 条，未删除 {failed} 条。30 天内可以撤销。',
    ENG: '{written} records were deleted, {failed} were not. This can be undone for 30 days.',
  },
  'import.deleteNoneTitle': { ZHS: '批量删除失败', ENG: 'Batch deletion failed' },
  'import.deleteNoneContent': {
    ZHS: '{failed} 条均未删除，原因见批量删除的记录。',
    ENG: 'None of the {failed} records was deleted. The record of the batch deletion says why.',
  },
  'import.deleteUndoneTitle': { ZHS: '批量删除已撤销', ENG: 'Batch deletion undone' },
  'import.deleteNoneUndoneTitle': { ZHS: '撤销批量删除失败', ENG: 'The batch deletion could not be undone' },
  'import.refused': { ZHS: '{reason}', ENG: '{reason}' },
  'import.takenSince': {
    ZHS: '编码或名称已被占用，不能恢复',
    ENG: 'Its code or name is taken by now, so it cannot be put back',
  },
  'import.referenceGone': {
    ZHS: '所引用的数据已被删除，不能恢复',
    ENG: 'It refers to records that are gone, and cannot be put back',
  },
  'import.notVisible': { ZHS: '已不存在，或没有查看权限', ENG: 'It does not exist any more, or you may not see it' },
  'import.gone': { ZHS: '已不存在', ENG: 'It does not exist any more' },
} satisfies Record<string, Text>;

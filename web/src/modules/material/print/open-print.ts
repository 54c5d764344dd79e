import { material, type printLayouts } from '@edp/contract/modules/material/material.ts';
import { fetchData } from '../../../kernel/http/api.ts';
import { showError } from '../../../kernel/http/call-error.ts';
import { toast } from '../../../kernel/feedback/toast.ts';
import { printText } from './print-materials.texts.ts';

export type Layout = (typeof printLayouts)[number];

/**
 * Opens the PDF in a window, or starts the job that makes it. The window opens during the click, because browsers block
 * one that is opened later.
 */
export async function openPrint(ids: readonly string[], layout: Layout, isJob: boolean): Promise<boolean> {
  const opened = isJob ? null : window.open('', '_blank');
  try {
    const { url } = await fetchData(material.print, { ids: [...ids], layout });
    if (url) opened?.location.replace(url);
    else toast('success', printText('jobStarted'));
    return true;
  } catch (error) {
    opened?.close();
    showError(error);
    return false;
  }
}

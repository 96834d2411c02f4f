import { download } from '../../storage/download.ts';

/** Shares a file on touch devices that can; otherwise saves it. */
export const shareFile = async (file: File, text: string): Promise<void> => {
  const share = { files: [file], text };
  const handheld = matchMedia('(pointer: coarse)').matches;
  if (!handheld || !navigator.canShare?.(share)) {
    download(file);
    return;
  }
  try {
    await navigator.share(share);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) download(file);
  }
};

/** Hands a file to the person: by the share sheet on devices that share files, else as a download. */
export async function offerFile(file: File): Promise<void> {
  const touch = matchMedia('(pointer: coarse)').matches;
  if (touch && navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file] });
      return;
    } catch (reason) {
      // Closing the sheet is an answer; anything else falls through to the download.
      if (reason instanceof DOMException && reason.name === 'AbortError') return;
    }
  }
  const url = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: url, download: file.name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** How long a download may take to begin before its URL is revoked. */
const KEPT_MS = 10_000;

/** Offers content made on this device as a download. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}

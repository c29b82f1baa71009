/** How long a download may take to begin before its address is taken back. */
const KEPT_MS = 10_000;

/** Hands what was made on this device to the visitor as a file. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}

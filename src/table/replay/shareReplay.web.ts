import { useSaves } from '@/store/saves';

/** A download: every browser can, and the file can be opened by any Grudgebox. */
export async function shareReplay(id: string): Promise<boolean> {
  const exported = useSaves.getState().exportFile(id);
  if (!exported) return false;
  const address = URL.createObjectURL(new Blob([exported.text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = exported.fileName;
  link.click();
  URL.revokeObjectURL(address);
  return true;
}

import { create } from 'zustand';

interface StorageNotice {
  /** This window keeps nothing: matches are gone when it closes. */
  readonly forgets: boolean;
  /** Something that was accepted is not on the disk: why, and what to do. Gone when it could be written after all. */
  readonly trouble?: string;
}

export const useStorageNotice = create<StorageNotice>()(() => ({ forgets: false }));

import { create } from 'zustand';

interface StorageNotice {
  /** This window keeps nothing: matches are gone when it closes. */
  readonly forgets: boolean;
}

export const useStorageNotice = create<StorageNotice>()(() => ({ forgets: false }));

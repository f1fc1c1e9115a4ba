import { memoryStorage, type KeyValue } from './keyValue';
import { Vault } from './vault';

let vault = new Vault(memoryStorage());

/** The vault all stores write to. In memory until `openStores` installs the device's own. */
export const currentVault = (): Vault => vault;

export function installStorage(storage: KeyValue): void {
  vault = new Vault(storage);
  vault.sweep();
}

import type { Store } from '../../src/store/store';

/** The store, with some of what it does done otherwise. Everything else goes to the store as it is. */
export function changed(store: Store, changes: Partial<Store>): Store {
  return Object.assign(Object.create(store) as Store, changes);
}

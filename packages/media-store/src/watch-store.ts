import { checkStore } from './check-store.ts'
import type { MediaStore } from './media-store.ts'

/** Receives whether each use of the store succeeded. */
export interface StoreAvailability {
  failed(error: Error): void
  succeeded(): void
}

/** Observes a store. @param works whether a small file can be stored, read and removed; is not reported itself */
export type ObserveStore = (works: () => Promise<boolean>) => StoreAvailability

/** The store, whose uses are reported. */
export function watchStore(store: MediaStore, observe: ObserveStore): MediaStore {
  const availability = observe(() => checkStore(store))
  async function reported<Result>(use: Promise<Result>): Promise<Result> {
    try {
      const result = await use
      availability.succeeded()
      return result
    } catch (error) {
      availability.failed(error as Error)
      throw error
    }
  }
  return {
    ...store,
    async newFile() {
      const file = await store.newFile()
      return {
        // Not copied: it grows.
        get size() {
          return file.size
        },
        write: (piece) => file.write(piece),
        save: (name) => reported(file.save(name)),
        discard: () => file.discard(),
      }
    },
    open: (name, range) => reported(store.open(name, range)),
    remove: (name) => reported(store.remove(name)),
  }
}

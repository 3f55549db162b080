import type { MediaStore } from './media-store.ts'

/** Receives whether each use of the store succeeded. */
export interface StoreAvailability {
  failed(error: Error): void
  succeeded(): void
}

/** The store, whose uses are reported. */
export function watchStore(store: MediaStore, availability: StoreAvailability): MediaStore {
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

/** The store did not respond in time, or not as it must. A later attempt may succeed. */
export class MediaStoreUnavailable extends Error {
  override readonly name = 'MediaStoreUnavailable'
}

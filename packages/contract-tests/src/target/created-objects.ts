import { findOperation } from './declared-operations.ts'
import type { Exchange } from './recorder.ts'

/** The paths of the objects that a run has created and not deleted. */
export class CreatedObjects {
  readonly #paths = new Set<string>()
  /** Whether messages go only to numbers that are new, so that each creates a contact. */
  areRecipientsNew = true

  /** Learns from a response what was created or deleted. */
  learn({ operation, method, status, path, headers, body }: Exchange): void {
    if (method === 'DELETE' && status === 200) this.#paths.delete(path)
    // A replayed response names an object that an earlier run created.
    if (headers.get('idempotent-replayed') === 'true') return
    const location = headers.get('location')
    if (status === 201 && location !== null) this.#paths.add(location)
    const { data } = (body ?? {}) as { data?: { contact_id?: string } }
    // A message to a new number creates its contact.
    const account = path.split('/')[2]
    if (this.areRecipientsNew && operation === 'sendMessage' && status === 202)
      this.#paths.add(`/v1/${account}/contacts/${data?.contact_id}`)
  }

  /** For an object that was not created by a request. */
  add(path: string): void {
    this.#paths.add(path)
  }

  /** Newest first, which puts parts before the whole. */
  get deletable(): string[] {
    return [...this.#paths].filter((path) => findOperation('DELETE', path) !== undefined).toReversed()
  }

  get all(): string[] {
    return [...this.#paths]
  }

  forget(path: string): void {
    this.#paths.delete(path)
  }
}

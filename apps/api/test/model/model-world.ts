import { expect } from 'vitest'
import { failure } from '../support/expectations.ts'
import type { Tenant } from '../support/tenant.ts'
import { type ModelChannel, openModelChannel, type Seen } from './open-model-channel.ts'

export interface ModelLabel {
  readonly id: string
  name: string
  isDeleted: boolean
}

export interface ModelContact {
  readonly id: string
  readonly number: number
  name: string | null
  email: string | null
  readonly labels: Set<ModelLabel>
  isDeleted: boolean
}

/** A service, and the model of what it should contain. */
export class ModelWorld {
  readonly channel: ModelChannel
  readonly phoneNumberId: string
  /** In the order of creation. */
  readonly labels: ModelLabel[] = []
  readonly contacts: ModelContact[] = []
  readonly #responses = new Map<number, { request: string; response: Seen }>()

  constructor(tenant: Tenant) {
    this.channel = openModelChannel(tenant)
    this.phoneNumberId = tenant.account.phone_number_id
  }

  get liveLabels(): ModelLabel[] {
    return this.labels.filter(({ isDeleted }) => !isDeleted)
  }

  get liveContacts(): ModelContact[] {
    return this.contacts.filter(({ isDeleted }) => !isDeleted)
  }

  /**
   * Sends a POST, with a key if there is one. The response to a known key must be the stored one, or 422 if it was used
   * for another request; any other response is checked.
   */
  async post(
    request: object,
    key: number | undefined,
    send: (header: Record<string, string>) => Promise<Seen>,
    check: (response: Seen) => void,
  ): Promise<void> {
    const { status, body } = await send(key === undefined ? {} : { 'Idempotency-Key': `key-${key}` })
    const stored = key === undefined ? undefined : this.#responses.get(key)
    if (stored === undefined) {
      check({ status, body })
      if (key !== undefined) this.#responses.set(key, { request: JSON.stringify(request), response: { status, body } })
    } else if (stored.request === JSON.stringify(request)) {
      expect({ status, body }).toEqual(stored.response)
    } else {
      expect({ status, body }).toMatchObject(failure(422, 'idempotency_key_reuse', 'Idempotency-Key'))
    }
  }
}

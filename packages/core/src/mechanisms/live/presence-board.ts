import type { Presence } from '../outbox/index.ts'

/** A user who has a conversation open. */
export interface PresentUser {
  readonly user: Presence['user']
  readonly state: 'viewing' | 'writing'
}

interface Seen extends PresentUser {
  readonly untilMs: number
}

/** Pages repeat it every ten seconds. A browser that has crashed is forgotten after this time. */
const lifetimeMs = 25_000
/** Users of a conversation that are remembered. */
const maxUsers = 100

/** Who has which conversation open, as far as this process has heard. In memory only: it is out of date within seconds. */
export class PresenceBoard {
  /** By organization and conversation, then by user. */
  readonly #conversations = new Map<string, Map<string, Seen>>()
  readonly #now: () => number

  /** @param now a clock in milliseconds */
  constructor(now: () => number) {
    this.#now = now
  }

  /** The number of conversations that users have open. */
  get size(): number {
    return this.#conversations.size
  }

  record(organizationId: string, { conversation_id, user, state }: Presence): void {
    const key = keyOf(organizationId, conversation_id)
    const users = this.#conversations.get(key) ?? new Map<string, Seen>()
    users.delete(user.id)
    if (state !== 'left' && users.size < maxUsers)
      users.set(user.id, { user, state, untilMs: this.#now() + lifetimeMs })
    if (users.size === 0) this.#conversations.delete(key)
    else this.#conversations.set(key, users)
  }

  /** The users in a conversation except one, in the order in which they were last heard of. */
  othersIn(organizationId: string, conversationId: string, userId: string): PresentUser[] {
    const users = this.#conversations.get(keyOf(organizationId, conversationId))?.values() ?? []
    const nowMs = this.#now()
    return [...users]
      .filter(({ user, untilMs }) => user.id !== userId && untilMs > nowMs)
      .map(({ user, state }) => ({ user, state }))
  }

  /** Removes users whose last report is too old. */
  sweep(): void {
    const nowMs = this.#now()
    for (const [key, users] of this.#conversations) {
      for (const [id, { untilMs }] of users) if (untilMs <= nowMs) users.delete(id)
      if (users.size === 0) this.#conversations.delete(key)
    }
  }
}

function keyOf(organizationId: string, conversationId: string): string {
  return `${organizationId} ${conversationId}`
}

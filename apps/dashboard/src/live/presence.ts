import { createStore } from '../create-store.ts'

/** What a user does in a conversation. */
export interface Presence {
  readonly conversation_id: string
  readonly user: { readonly id: string; readonly name: string }
  readonly state: 'viewing' | 'writing' | 'left'
}

interface Present extends Presence {
  readonly untilMs: number
}

/** Pages repeat it every ten seconds. A browser that has crashed is forgotten after this time. */
const lifetimeMs = 25_000

/** What is known of all users in all conversations. */
export const present = createStore<readonly Present[]>([])
let forgetting: ReturnType<typeof setTimeout> | undefined

/** Takes in what was heard of a user. */
export function recordPresence(heard: Presence): void {
  const isSame = (each: Presence) => each.conversation_id === heard.conversation_id && each.user.id === heard.user.id
  const others = present.get().filter((each) => !isSame(each))
  present.set(heard.state === 'left' ? others : [...others, { ...heard, untilMs: performance.now() + lifetimeMs }])
  if (forgetting === undefined) forgetting = setTimeout(forget, lifetimeMs)
}

function forget(): void {
  const nowMs = performance.now()
  const all = present.get()
  const left = all.filter(({ untilMs }) => untilMs > nowMs)
  if (left.length < all.length) present.set(left)
  const nextMs = Math.min(...left.map(({ untilMs }) => untilMs))
  forgetting = left.length === 0 ? undefined : setTimeout(forget, nextMs - nowMs + 1)
}

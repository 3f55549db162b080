import type { ProviderUpdate } from '@channel/provider'

/**
 * Groups updates into chains: those of one sender, of one group, of one sent message, or of one business account stay together and in order.
 * Chains do not depend on each other.
 */
export function groupUpdates<Item extends { readonly update: ProviderUpdate }>(items: readonly Item[]): Item[][] {
  const parents = new Map<string, string>()
  function rootOf(name: string): string {
    let root = name
    for (let parent = parents.get(root); parent !== undefined; parent = parents.get(root)) root = parent
    // Path compression.
    for (let each = name; each !== root; ) {
      const next = parents.get(each) ?? root
      parents.set(each, root)
      each = next
    }
    return root
  }
  const named = items.map((item) => ({ item, names: namesOf(item.update) }))
  for (const { names } of named) {
    const [first, ...others] = names.map(rootOf)
    for (const other of others)
      if (first !== undefined && rootOf(other) !== rootOf(first)) parents.set(rootOf(other), rootOf(first))
  }
  const alone = Symbol('alone')
  const chains = Map.groupBy(named, ({ names: [name] }) => (name === undefined ? alone : rootOf(name)))
  return [...chains.values()].map((chain) => chain.map(({ item }) => item))
}

/** Packs chains, in order, into batches of up to `max` items. A longer chain is a batch of its own. */
export function packChains<Item>(chains: readonly (readonly Item[])[], max: number): Item[][] {
  const batches: Item[][] = []
  let open: Item[] | undefined
  for (const chain of chains) {
    if (open === undefined || open.length + chain.length > max) {
      open = []
      batches.push(open)
    }
    // No spread: a chain may exceed the max number of arguments of a call.
    for (const item of chain) open.push(item)
  }
  return batches
}

interface Known {
  readonly phoneNumber: string | null
  readonly bsuid: string | null
}

/** Updates that share a name are in one chain. */
function namesOf(update: ProviderUpdate): string[] {
  switch (update.kind) {
    case 'message':
      return [
        ...contactNames(update.phoneNumberId, [update.message.from]),
        ...groupNames(update.phoneNumberId, update.message.groupId),
      ]
    case 'group':
      return groupNames(update.phoneNumberId, update.group.id)
    case 'history':
    case 'address_book':
      return contactNames(update.phoneNumberId, [update.contact])
    case 'history_file':
      return [`message ${update.message.id}`]
    case 'history_progress':
    case 'history_declined':
      return [`history ${update.phoneNumberId}`]
    case 'echo':
      // A status may arrive in the same batch, and has to find it.
      return [...contactNames(update.phoneNumberId, [update.message.to]), `message ${update.message.id}`]
    case 'preference':
      return contactNames(update.phoneNumberId, [update.contact])
    case 'contact_changed':
      return contactNames(update.phoneNumberId, [update.before, update.after])
    case 'status': {
      const { messageId, callbackData } = update.status
      return [`message ${messageId}`, ...(callbackData === null ? [] : [`message ${callbackData}`])]
    }
    case 'template':
    case 'account':
    case 'account_alert':
    case 'number_quality':
      return [`account ${update.wabaId}`]
    case 'erased':
    case 'unknown':
      return []
  }
}

function groupNames(phoneNumberId: string, groupId: string | null): string[] {
  return groupId === null ? [] : [`group ${phoneNumberId} ${groupId}`]
}

function contactNames(phoneNumberId: string, known: readonly Known[]): string[] {
  return known.flatMap(({ phoneNumber, bsuid }) =>
    [phoneNumber, bsuid].filter((id) => id !== null).map((id) => `person ${phoneNumberId} ${id}`),
  )
}

/** The fields that order a list, each descending; null is last. */
export interface Order {
  /** The parameter that a request needs for this order. */
  readonly parameter: string | undefined
  readonly fields: readonly string[]
}

const sentence = /(?:With `(\w+)` the order is |\(by )`(\w+)`,(?: then `(\w+)`, both)? descending/g

/** No field of an event says when it appeared, and ids ascend only for recipients of broadcasts. */
const unseen = /in the order in which events appear|\(by `id`, ascending\)/

/** The orders that the description of a list names. @throws Error if it names none */
export function ordersOf(description: string): Order[] {
  if (unseen.test(description)) return []
  const orders = [...description.replaceAll(/\s+/g, ' ').matchAll(sentence)].map(([, parameter, ...fields]) => ({
    parameter,
    fields: fields.filter((field) => field !== undefined),
  }))
  if (orders.length === 0) throw new Error(`No order of a list is named in: ${description}`)
  return orders
}

/** The first index at which an item must not follow the one before it; -1 if there is none. */
export function firstOutOfOrder(items: readonly object[], fields: readonly string[]): number {
  const keyOf = (item: object | undefined) => fields.map((field) => (item as Record<string, unknown>)[field] ?? '')
  return items.findIndex((item, index) => {
    if (index === 0) return false
    const [before, key] = [keyOf(items[index - 1]), keyOf(item)] as [string[], string[]]
    const differing = key.findIndex((part, each) => part !== before[each])
    return differing !== -1 && (key[differing] as string) > (before[differing] as string)
  })
}

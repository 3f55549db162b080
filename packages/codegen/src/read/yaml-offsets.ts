import type { Event } from 'js-yaml'
import { keysOfPointer } from './pointer.ts'
import { maxDepth, yaml } from './yaml.ts'

/** The offset of each pointer in a YAML text, at its key if it has one. Falls back to the closest enclosing part. */
export function yamlOffsets(text: string, pointers: Iterable<string>): Map<string, number> {
  const nodes = new YamlNodes(text)
  return new Map([...pointers].map((pointer) => [pointer, nodes.offsetOf(pointer)]))
}

/** The nodes of a YAML document. A node is the index of its first event. */
class YamlNodes {
  readonly #text: string
  readonly #events: readonly Event[]
  /** The index after the last event of each node that begins at this one. */
  readonly #ends: number[] = []
  /** The node that an alias stands for. */
  readonly #targets = new Map<number, number>()

  constructor(text: string) {
    this.#text = text
    this.#events = yaml().parseEvents(text, { maxDepth })
    const { DOCUMENT, SEQUENCE, MAPPING, ALIAS, POP } = yaml().EVENT_ID
    const anchors = new Map<string, number>()
    const open: number[] = []
    for (const [index, event] of this.#events.entries()) {
      this.#ends[index] = index + 1
      if (event.type === POP) this.#ends[open.pop()!] = index + 1
      else if (event.type === ALIAS) {
        const target = anchors.get(text.slice(event.anchorStart, event.anchorEnd))
        if (target !== undefined) this.#targets.set(index, target)
      } else {
        if (event.type === DOCUMENT || event.type === SEQUENCE || event.type === MAPPING) open.push(index)
        if (event.type !== DOCUMENT && event.anchorStart >= 0) {
          anchors.set(text.slice(event.anchorStart, event.anchorEnd), index)
        }
      }
    }
  }

  offsetOf(pointer: string): number {
    const { SEQUENCE, MAPPING } = yaml().EVENT_ID
    // The first event is that of the document.
    let node = 1
    let offset = this.#startOf(node) ?? 0
    for (const key of keysOfPointer(pointer)) {
      const container = this.#targets.get(node) ?? node
      const type = this.#events[container]?.type
      const children = type === SEQUENCE || type === MAPPING ? this.#childrenOf(container) : []
      const at =
        type === MAPPING
          ? children.findIndex((child, index) => index % 2 === 0 && this.#keyAt(child) === key)
          : Number(key)
      const place = children[at]
      if (place === undefined) break
      offset = this.#startOf(place) ?? offset
      node = type === MAPPING ? children[at + 1]! : place
    }
    return offset
  }

  /** The items of a sequence; of a mapping its keys, each before its value. */
  #childrenOf(container: number): number[] {
    const children: number[] = []
    const end = this.#ends[container]! - 1
    for (let child = container + 1; child < end; child = this.#ends[child]!) children.push(child)
    return children
  }

  #keyAt(node: number): string | undefined {
    const event = this.#events[node]
    if (event?.type !== yaml().EVENT_ID.SCALAR) return undefined
    return yaml().getScalarValue(this.#text, event)
  }

  #startOf(node: number): number | undefined {
    const event = this.#events[node]
    if (event === undefined) return undefined
    if ('start' in event) return event.start
    if (!('valueStart' in event)) return 'anchorStart' in event ? event.anchorStart - 1 : undefined
    const { SINGLE_QUOTED, DOUBLE_QUOTED } = yaml().SCALAR_STYLE
    return event.style === SINGLE_QUOTED || event.style === DOUBLE_QUOTED ? event.valueStart - 1 : event.valueStart
  }
}

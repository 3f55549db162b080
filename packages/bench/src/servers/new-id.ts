import { randomFillSync } from 'node:crypto'
import { monotonicFactory } from 'ulid'

// Random bytes by the page: asked for one by one, as the library does by itself, they cost more than a whole answer.
const page = Buffer.alloc(4096)
let used = page.length

const nextUlid = monotonicFactory(() => {
  if (used === page.length) {
    randomFillSync(page)
    used = 0
  }
  return (page[used++] as number) / 256
})

/** A prefix and a ULID, as the service makes them. */
export function newId(prefix: string): string {
  return `${prefix}_${nextUlid()}`
}

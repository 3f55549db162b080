import { randomFillSync } from 'node:crypto'
import { monotonicFactory } from 'ulid'

// A buffer of random bytes: generated one by one, as the library does, they cost more than a whole response.
const page = Buffer.alloc(4096)
let used = page.length

const nextUlid = monotonicFactory(() => {
  if (used === page.length) {
    randomFillSync(page)
    used = 0
  }
  return (page[used++] as number) / 256
})

/** A prefix and a ULID, like the service's ids. */
export function newId(prefix: string): string {
  return `${prefix}_${nextUlid()}`
}

import { fixture } from '../database/fixture.ts'
import type { Workload } from '../load/load-protocol.ts'
import type { RankedPosition } from './read-positions.ts'
import type { Variant } from './variant.ts'

const deepPages = 200

/**
 * Pages of 25 from all accounts in turn: every second page is a first page, the others are spread over all depths.
 */
export function listWorkload(variant: Variant, positions: readonly RankedPosition[]): Workload {
  const step = Math.max(1, Math.floor(positions.length / deepPages))
  const deep = positions.filter((_, index) => index % step === 0)
  const paths = deep.flatMap(({ phoneNumberId, ...position }, index) => {
    const account = fixture.phoneNumberIds[index % fixture.phoneNumberIds.length] as string
    const cursor = variant.cursorAfter(phoneNumberId, position)
    return [`/v1/${account}/contacts?limit=25`, `/v1/${phoneNumberId}/contacts?limit=25&cursor=${cursor}`]
  })
  return { kind: 'get', paths }
}

import type { components } from '@channel/client'
import { channel } from '../../client.ts'

type BulkLabelResult = components['schemas']['BulkLabelResult']

const maxBatch = 1000

/**
 * Attaches a label to contacts, or detaches it, in as many requests as they need.
 *
 * @param onProgress called with the number of contacts done
 * @returns the sums of the counts
 */
export async function bulkLabel(
  { contactIds, ...body }: { contactIds: readonly string[]; label_id: string; operation: 'attach' | 'detach' },
  onProgress: (done: number) => void,
): Promise<BulkLabelResult> {
  const sum = { applied: 0, skipped_cross_org: 0, skipped_team_mismatch: 0 }
  for (let from = 0; from < contactIds.length; from += maxBatch) {
    const contact_ids = contactIds.slice(from, from + maxBatch)
    const { data } = await channel.contacts.bulkLabel({ ...body, contact_ids })
    sum.applied += data.applied
    sum.skipped_cross_org += data.skipped_cross_org
    sum.skipped_team_mismatch += data.skipped_team_mismatch
    onProgress(from + contact_ids.length)
  }
  return sum
}

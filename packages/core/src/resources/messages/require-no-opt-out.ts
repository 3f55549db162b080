import { ApiError } from '../../mechanisms/errors/index.ts'
import type { TemplateRow } from '../templates/index.ts'
import type { Address, RecipientRow } from './find-recipient.ts'

/**
 * Refuses a marketing template for a contact that has opted out.
 *
 * @throws ApiError `marketing_opted_out`
 */
export function requireNoOptOut(
  template: TemplateRow | undefined,
  { contact }: { readonly contact: Pick<RecipientRow, 'marketing_opted_out_at'> | undefined },
  { field }: Address,
): void {
  if (template?.category !== 'MARKETING' || (contact?.marketing_opted_out_at ?? null) === null) return
  throw new ApiError('marketing_opted_out', 'The contact has opted out of marketing messages.', { param: field })
}

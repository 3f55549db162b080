import type { Impact } from './versions.ts'

/** One difference between a release and the current contract. */
export interface Change {
  impact: Impact
  /** The name in the changelog: `Contact.parent_bsuid`, `DELETE /v1/labels/{id}`. */
  subject: string
  /** One sentence. */
  text: string
}

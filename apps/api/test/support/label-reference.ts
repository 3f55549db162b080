import type { Label, LabelReference } from '@channel/contract/types'

/** A label as contacts and conversations show it. */
export function labelReference({ id, name, color }: Label): LabelReference {
  return { id, name, color }
}

import { text } from '../messages/text.ts'

/** Shown instead of buttons if the role of the user allows no changes. */
export function ReadOnlyNote() {
  return <p className="text-sm text-quiet">{text.common.readOnly}</p>
}

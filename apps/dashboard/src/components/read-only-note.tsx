import { text } from '../messages/text.ts'

/** Instead of buttons, for a user whose role allows no changes. */
export function ReadOnlyNote() {
  return <p className="text-sm text-quiet">{text.common.readOnly}</p>
}

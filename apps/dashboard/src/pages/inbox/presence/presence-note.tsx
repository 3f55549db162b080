import { Eye, PencilLine } from 'lucide-react'
import { classNames } from '../../../components/class-names.ts'
import { text } from '../../../messages/text.ts'
import { useOthers } from './use-presence.ts'

const names = new Intl.ListFormat(undefined, { type: 'conjunction' })

/** Who else has the conversation open, or writes in it. @param isWriting whether the user writes too */
export function PresenceNote({ isWriting }: { readonly isWriting: boolean }) {
  const others = useOthers()
  const { viewing, writing } = text.inbox.presence
  // They are heard of again and again, in any order.
  const namesOf = (state: string) => others.flatMap((each) => (each.state === state ? [each.user.name] : [])).toSorted()
  const [writers, viewers] = [namesOf('writing'), namesOf('viewing')]
  return (
    <div role="status" className="flex flex-wrap gap-x-4 text-sm empty:hidden">
      {writers.length > 0 && (
        <p className={classNames('flex items-center gap-1.5', isWriting ? 'font-medium text-warn' : 'text-quiet')}>
          <PencilLine aria-hidden className="size-3.5 shrink-0" />
          {writing(names.format(writers), writers.length)}
        </p>
      )}
      {viewers.length > 0 && (
        <p className="flex items-center gap-1.5 text-quiet">
          <Eye aria-hidden className="size-3.5 shrink-0" />
          {viewing(names.format(viewers), viewers.length)}
        </p>
      )}
    </div>
  )
}

import { text } from '../../../messages/text.ts'

const format = new Intl.DateTimeFormat(undefined, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })

export function DaySeparator({ at }: { readonly at: string }) {
  return (
    <h2 className="flex items-center gap-3 pt-5 pb-1 text-xs font-medium text-quiet before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
      {nameOfDay(new Date(at))}
    </h2>
  )
}

function nameOfDay(date: Date): string {
  const today = new Date()
  const yesterday = new Date(today)
  yesterday.setDate(today.getDate() - 1)
  if (date.toDateString() === today.toDateString()) return text.inbox.today
  if (date.toDateString() === yesterday.toDateString()) return text.inbox.yesterday
  return format.format(date)
}

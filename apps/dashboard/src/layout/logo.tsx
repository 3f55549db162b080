import { text } from '../messages/text.ts'

/** The product's sign and name. */
export function Logo() {
  return (
    <span className="inline-flex items-center gap-2 text-lg font-semibold tracking-tight">
      <img src="/icon.svg" alt="" width={24} height={24} className="size-6" />
      {text.product}
    </span>
  )
}

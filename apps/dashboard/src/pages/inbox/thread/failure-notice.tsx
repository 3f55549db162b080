import { text } from '../../../messages/text.ts'
import type { Message } from '../conversation.ts'

/** Why a message failed, in words, and what to do. */
export function FailureNotice({ error }: { readonly error: NonNullable<Message['error']> }) {
  const { what, todo } = failureTexts(error.code)
  // A person wanted it so.
  if (error.code === 'canceled') return <p className="px-1 text-xs text-quiet">{what}</p>
  return (
    <div className="mt-1 max-w-prose rounded-lg bg-bad-ground px-3 py-2 text-sm">
      <p className="font-medium text-bad">{what}</p>
      <p>{todo}</p>
      <details className="mt-1 text-quiet">
        <summary className="cursor-pointer">
          <code>{error.code}</code>
        </summary>
        <p>{error.message}</p>
        {error.provider_code !== null && <p>{text.inbox.providerCode(error.provider_code)}</p>}
      </details>
    </div>
  )
}

/** The set of codes may grow: one that is not known is treated like `upstream_error`. */
function failureTexts(code: string): { readonly what: string; readonly todo: string } {
  const { errors } = text.inbox
  return Object.hasOwn(errors, code) ? errors[code as keyof typeof errors] : errors.upstream_error
}

import { randomBytes } from 'node:crypto'
import { messageOfError } from './known-errors.ts'

export interface ProviderErrorParts {
  readonly code: number
  readonly message: string
  readonly status?: number
  readonly type?: string
  readonly subcode?: number
  /** A further explanation. */
  readonly details?: string | undefined
  /** An explanation for people. */
  readonly userMessage?: string | undefined
}

/** An error in the provider's format. Nearly all of them have status 400, including throttling. */
export function providerError(parts: ProviderErrorParts): Response {
  const { code, message, status = 400, type, subcode, details, userMessage } = parts
  const error = {
    message,
    type: type ?? 'OAuthException',
    code,
    ...(subcode === undefined ? {} : { error_subcode: subcode }),
    ...(userMessage === undefined ? {} : { error_user_msg: userMessage }),
    ...(details === undefined ? {} : { error_data: { messaging_product: 'whatsapp', details } }),
    fbtrace_id: `A${randomBytes(16).toString('base64url')}`,
  }
  return Response.json({ error }, { status })
}

export function invalidParameter(message: string): Response {
  return providerError({ code: 100, message })
}

/** An error with the provider's message for its code. */
export function knownError(code: number, details = `${messageOfError(code)}.`, status = 400): ProviderErrorParts {
  return { code, message: `(#${code}) ${messageOfError(code)}`, details, status }
}

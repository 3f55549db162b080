import { ApiError } from '@channel/core/mechanisms/errors'
import type { FailedSignup, FinishedDialog } from '@channel/core/setup-links'
import { z } from '@hono/zod-openapi'
import type { HonoRequest } from 'hono'
import type { SignupDialog } from '../dependencies.ts'

const signupResult = z.object({
  /** The message that the dialog posted to the page, as text. */
  message: z.string().max(8_192).optional(),
  /** The parameters of its redirect. */
  code: z
    .string()
    .regex(/^[!-~]{1,4096}$/)
    .optional(),
  error: z.string().max(200).optional(),
})

/** The result of the provider's dialog: a code and the connected number, or a failure. */
export type SignupResult =
  | ({ readonly kind: 'finished' } & FinishedDialog)
  | {
      readonly kind: 'failed'
      readonly reason: Extract<FailedSignup['reason'], 'user_cancelled' | 'signup_error'>
      /** The dialog's error message, for the operator. */
      readonly detail?: string
    }

const cancelled = { kind: 'failed', reason: 'user_cancelled' } satisfies SignupResult
const failed = { kind: 'failed', reason: 'signup_error' } satisfies SignupResult
const maxDetailLength = 300

/** @throws ApiError `unsupported_media_type`, `invalid_field_value` */
export async function readSignupResult(request: HonoRequest, dialog: SignupDialog): Promise<SignupResult> {
  const result = signupResult.safeParse(await readJson(request))
  if (!result.success) throw invalid(result.error.issues[0]?.path.join('.') || 'message')
  const { message, code, error } = result.data
  if (message === undefined) {
    if (error === undefined) throw invalid('message')
    return error === 'access_denied' ? cancelled : failed
  }
  const event = dialog.read(message)
  if (event === undefined) throw invalid('message')
  if (event.kind === 'cancelled') return cancelled
  if (event.kind === 'failed') return { ...failed, detail: event.message.slice(0, maxDetailLength) }
  const { phoneNumberId: phone_number_id, wabaId: waba_id, inBusinessApp: in_business_app } = event
  if (code === undefined) throw invalid('code')
  if (![phone_number_id ?? waba_id, waba_id].every((id) => /^\d{6,20}$/.test(id))) throw invalid('message')
  return { kind: 'finished', code, phone_number_id, waba_id, in_business_app }
}

async function readJson(request: HonoRequest): Promise<unknown> {
  if (!/^application\/json\s*(;|$)/i.test(request.header('Content-Type') ?? '')) {
    throw new ApiError('unsupported_media_type', 'The body must be application/json.')
  }
  try {
    return await request.json()
  } catch (error) {
    throw error instanceof SyntaxError ? new ApiError('invalid_field_value', 'The body is not JSON.') : error
  }
}

function invalid(param: string): ApiError {
  return new ApiError('invalid_field_value', `\`${param}\` is not a result of the provider's dialog.`, { param })
}

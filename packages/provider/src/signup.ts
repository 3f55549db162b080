import { z } from 'zod'
import { defaultApiVersion, defaultProviderUrl } from './http/http-provider.ts'
import { parseJson } from './parse-json.ts'
import { id } from './shapes.ts'

/** The host of the provider's own dialog. */
const defaultDialogUrl = 'https://www.facebook.com'

export interface SignupDialog {
  /** `PROVIDER_BASE_URL`. A URL other than the provider's own must serve the dialog too. */
  readonly baseUrl?: string | undefined
  /** `PROVIDER_API_VERSION`, as for `httpProvider`. */
  readonly apiVersion?: string | undefined
  readonly appId: string
  /** The provider's id of the dialog's configuration. */
  readonly configId?: string | undefined
  /** The dialog redirects here at the end, with `code` and `state`, or with `error` and `state`. */
  readonly redirectUrl: string
  /** Returned unchanged. */
  readonly state: string
}

/** The URL of the provider's signup dialog, to be opened in a separate window. */
export function signupDialogUrl({
  baseUrl = defaultProviderUrl,
  apiVersion = defaultApiVersion,
  appId,
  configId,
  redirectUrl,
  state,
}: SignupDialog): string {
  const base = baseUrl.replace(/\/+$/, '')
  const host = base === defaultProviderUrl ? defaultDialogUrl : base
  const url = new URL(`${host}/${apiVersion}/dialog/oauth`)
  const query = {
    client_id: appId,
    redirect_uri: redirectUrl,
    response_type: 'code',
    override_default_response_type: 'true',
    display: 'popup',
    state,
    extras: JSON.stringify({ setup: {}, sessionInfoVersion: '3' }),
    ...(configId !== undefined && { config_id: configId }),
  }
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url.href
}

/** The connected number. */
export interface FinishedSignup {
  /** Null if the dialog does not report it, which is allowed only for a number that stays in the business app. */
  readonly phoneNumberId: string | null
  readonly wabaId: string
  readonly businessId: string | null
  /** The number stays in the provider's business app on a phone. Registering it would disconnect that phone. */
  readonly inBusinessApp: boolean
}

/**
 * The result of the dialog, as posted to the window that opened it. The post is untrusted: verify it with the
 * token.
 */
export type SignupEvent =
  | ({ readonly kind: 'finished' } & FinishedSignup)
  | { readonly kind: 'cancelled'; readonly step: string | null }
  | { readonly kind: 'failed'; readonly message: string }

const event = z.object({
  type: z.literal('WA_EMBEDDED_SIGNUP'),
  event: z.string().max(100),
  data: z.object({
    phone_number_id: id.optional(),
    waba_id: id.optional(),
    business_id: id.optional(),
    current_step: z.string().optional(),
    error_message: z.string().optional(),
  }),
})

/**
 * The results with a number that can be connected. Other results have no number, or one that another app has
 * registered.
 */
const finished: Readonly<Record<string, { readonly inBusinessApp: boolean }>> = {
  FINISH: { inBusinessApp: false },
  FINISH_WHATSAPP_BUSINESS_APP_ONBOARDING: { inBusinessApp: true },
}

/**
 * Parses a post of the dialog. An unknown result is a failure, because it is unclear whether its number may be
 * registered.
 *
 * @param text the `data` of the browser's message event
 * @returns undefined for an intermediate event, or one that is not the dialog's
 */
export function readSignupEvent(text: string): SignupEvent | undefined {
  const parsed = event.safeParse(parseJson(text))
  if (!parsed.success) return undefined
  const { current_step, error_message } = parsed.data.data
  const name = parsed.data.event
  if (name.startsWith('FINISH')) return readFinish(name, parsed.data.data)
  if (name === 'ERROR' || error_message !== undefined) {
    return { kind: 'failed', message: error_message ?? 'The dialog failed.' }
  }
  return name === 'CANCEL' ? { kind: 'cancelled', step: current_step ?? null } : undefined
}

function readFinish(
  name: string,
  { phone_number_id, waba_id, business_id }: z.output<typeof event>['data'],
): SignupEvent {
  const ending = Object.hasOwn(finished, name) ? finished[name] : undefined
  if (ending === undefined) {
    return { kind: 'failed', message: `The dialog ended with ${JSON.stringify(name)}, which is not supported.` }
  }
  const { inBusinessApp } = ending
  if (waba_id === undefined || (phone_number_id === undefined && !inBusinessApp)) {
    return { kind: 'failed', message: 'The dialog ended without a number.' }
  }
  return {
    kind: 'finished',
    phoneNumberId: phone_number_id ?? null,
    wabaId: waba_id,
    businessId: business_id ?? null,
    inBusinessApp,
  }
}

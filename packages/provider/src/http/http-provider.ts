import { z } from 'zod'
import type { DownloadOutcome, NoResponse, Provider } from '../provider.ts'
import { changeBlock } from './block-users.ts'
import { call, exchange } from './call.ts'
import { listPages } from './list-pages.ts'
import { download, isMediaAddress, mediaResponse, uploadForm, uploadResponse } from './media.ts'
import { numberFields, numberPage } from './numbers.ts'
import { openSendConnections } from './open-send-connections.ts'
import { profileFields, profilePage } from './profile.ts'
import { readBody } from './send-message.ts'
import { createdTemplate, templateFields, templatePage } from './template.ts'
import { bytesOf, describeUpload, uploadedHandle, uploadSession } from './upload-for-handle.ts'

/** The URL of the provider's own API. */
export const defaultProviderUrl = 'https://graph.facebook.com'
/** The version of the provider's API. */
export const defaultApiVersion = 'v23.0'

/** Options of the HTTP adapter. */
export interface HttpProviderOptions {
  /** `PROVIDER_BASE_URL`: the URL without version and trailing slash; default {@link defaultProviderUrl}. */
  readonly baseUrl?: string | undefined
  /**
   * `PROVIDER_API_VERSION`: the version of the provider's API, such as `v23.0`; default {@link defaultApiVersion}.
   */
  readonly apiVersion?: string | undefined
  /** The app at the provider that connects accounts. Only `exchangeCode` and `uploadForHandle` need it. */
  readonly app?: { readonly id: string; readonly secret: string } | undefined
  /** Max duration of one request, including reading its response; default 15,000. */
  readonly requestTimeoutMs?: number
  /** Max duration of a call with all its pages; default 60,000. */
  readonly callTimeoutMs?: number
  /** Max duration of a file transfer in either direction; default 120,000. */
  readonly transferTimeoutMs?: number
}

const success = z.object({ success: z.literal(true) }).transform(() => undefined)
/** With the id of the request, which is of no use. */
const syncResponse = z.object({ messaging_product: z.string() }).transform(() => undefined)
const tokenResponse = z.object({ access_token: z.string().min(1) }).transform(({ access_token: token }) => ({ token }))

/** The provider over HTTP. */
export function httpProvider(options: HttpProviderOptions = {}): Provider {
  const { requestTimeoutMs: timeoutMs = 15_000, callTimeoutMs = 60_000, transferTimeoutMs = 120_000 } = options
  const { baseUrl: base = defaultProviderUrl, apiVersion: version = defaultApiVersion } = options

  function at(path: readonly string[], query: Readonly<Record<string, string>> = {}): URL {
    const url = new URL([base, version, ...path.map(encodeURIComponent)].join('/'))
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    return url
  }

  const connectToSend = openSendConnections({ urlOf: (phoneNumberId) => at([phoneNumberId, 'messages']), timeoutMs })

  return {
    listTemplates({ wabaId, token }) {
      const url = at([wabaId, 'message_templates'], { fields: templateFields })
      return listPages({ url, token, timeoutMs, callTimeoutMs }, templatePage)
    },
    async findTemplates({ wabaId, token }, name) {
      const url = at([wabaId, 'message_templates'], { fields: templateFields, name })
      const listed = await listPages({ url, token, timeoutMs, callTimeoutMs }, templatePage)
      // The provider lists names that contain this one too.
      return listed.ok ? { ok: true, value: listed.value.filter((each) => each.name === name) } : listed
    },
    createTemplate({ wabaId, token }, template) {
      const url = at([wabaId, 'message_templates'])
      return call({ method: 'POST', url, token, body: template, timeoutMs }, createdTemplate)
    },
    updateTemplate({ token }, id, edit) {
      return call({ method: 'POST', url: at([id]), token, body: edit, timeoutMs }, success)
    },
    deleteTemplate({ wabaId, token }, { name, id }) {
      const url = at([wabaId, 'message_templates'], { name, ...(id !== undefined && { hsm_id: id }) })
      return call({ method: 'DELETE', url, token, timeoutMs }, success)
    },
    listNumbers({ wabaId, token }) {
      const url = at([wabaId, 'phone_numbers'], { fields: numberFields })
      return listPages({ url, token, timeoutMs, callTimeoutMs }, numberPage)
    },
    ping() {
      return exchange({ method: 'HEAD', url: new URL(base), timeoutMs }, async () => ({ ok: true, value: undefined }))
    },
    connectToSend,
    async sendMessage(number, message) {
      const connected = await connectToSend()
      return connected.ok
        ? connected.value.sendMessage(number, message)
        : { kind: 'unsent', failure: connected.failure }
    },
    markRead({ phoneNumberId, token }, messageId, { typing = false } = {}) {
      const url = at([phoneNumberId, 'messages'])
      return call({ method: 'POST', url, token, body: readBody(messageId, typing), timeoutMs }, success)
    },
    uploadMedia({ phoneNumberId, token }, file) {
      const url = at([phoneNumberId, 'media'])
      return call({ method: 'POST', url, token, body: uploadForm(file), timeoutMs: transferTimeoutMs }, uploadResponse)
    },
    async uploadForHandle({ token }, file) {
      const { app } = options
      if (app === undefined) {
        file.content.destroy()
        return noApp()
      }
      const session = { method: 'POST', url: at([app.id, 'uploads'], describeUpload(file)), token, timeoutMs } as const
      const begun = await call(session, uploadSession)
      if (!begun.ok) {
        file.content.destroy()
        return begun
      }
      // The id has a query of its own, so that it is not encoded.
      const url = new URL([base, version, begun.value.id].join('/'))
      return call({ ...bytesOf(file, token), url, timeoutMs: transferTimeoutMs }, uploadedHandle)
    },
    findMedia({ phoneNumberId, token }, mediaId) {
      return call({ url: at([mediaId], { phone_number_id: phoneNumberId }), token, timeoutMs }, mediaResponse)
    },
    async downloadMedia({ token }, { url, maxBytes }, write) {
      if (!isMediaAddress(url, base)) return foreignAddress()
      return download({ url: new URL(url), token, timeoutMs: transferTimeoutMs }, maxBytes, write)
    },
    async exchangeCode(code) {
      const { app } = options
      if (app === undefined) throw new Error('PROVIDER_APP_ID and PROVIDER_APP_SECRET are needed to connect accounts.')
      const url = at(['oauth', 'access_token'], { client_id: app.id, client_secret: app.secret, code })
      return call({ url, timeoutMs }, tokenResponse)
    },
    subscribeApp({ wabaId, token }) {
      return call({ method: 'POST', url: at([wabaId, 'subscribed_apps']), token, timeoutMs }, success)
    },
    unsubscribeApp({ wabaId, token }) {
      return call({ method: 'DELETE', url: at([wabaId, 'subscribed_apps']), token, timeoutMs }, success)
    },
    requestSync({ phoneNumberId, token }, what) {
      const body = { messaging_product: 'whatsapp', sync_type: what === 'history' ? 'history' : 'smb_app_state_sync' }
      const url = at([phoneNumberId, 'smb_app_data'])
      return call({ method: 'POST', url, token, body, timeoutMs }, syncResponse)
    },
    findProfile({ phoneNumberId, token }) {
      const url = at([phoneNumberId, 'whatsapp_business_profile'], { fields: profileFields })
      return call({ url, token, timeoutMs }, profilePage)
    },
    async downloadPicture({ url, maxBytes }, write) {
      if (!isMediaAddress(url, base)) return foreignAddress()
      return download({ url: new URL(url), timeoutMs: transferTimeoutMs }, maxBytes, write)
    },
    updateProfile({ phoneNumberId, token }, change) {
      const body = { messaging_product: 'whatsapp', ...change }
      const url = at([phoneNumberId, 'whatsapp_business_profile'])
      return call({ method: 'POST', url, token, body, timeoutMs }, success)
    },
    setPin({ phoneNumberId, token }, pin) {
      return call({ method: 'POST', url: at([phoneNumberId]), token, body: { pin }, timeoutMs }, success)
    },
    blockUser: ({ phoneNumberId, token }, user) =>
      changeBlock({ method: 'POST', url: at([phoneNumberId, 'block_users']), token, timeoutMs }, user),
    unblockUser: ({ phoneNumberId, token }, user) =>
      changeBlock({ method: 'DELETE', url: at([phoneNumberId, 'block_users']), token, timeoutMs }, user),
    registerNumber({ phoneNumberId, token }, pin) {
      const body = { messaging_product: 'whatsapp', pin }
      return call({ method: 'POST', url: at([phoneNumberId, 'register']), token, body, timeoutMs }, success)
    },
  }
}

function noApp(): { readonly ok: false; readonly failure: NoResponse } {
  const message = 'PROVIDER_APP_ID and PROVIDER_APP_SECRET are needed to upload files for templates and profiles'
  return { ok: false, failure: { kind: 'unreachable', message, unsent: true } }
}

function foreignAddress(): DownloadOutcome {
  const message = 'the file’s address is not the provider’s, so the token is not sent there'
  return { ok: false, failure: { kind: 'unreadable', message, unsent: true } }
}

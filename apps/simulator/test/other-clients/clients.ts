import { get } from 'node:http'
import { createMemoryState } from '@chat-adapter/state-memory'
import { createWhatsAppAdapter } from '@chat-adapter/whatsapp'
import { Client } from '@great-detail/whatsapp'
import { WhatsAppClient } from '@kapso/whatsapp-cloud-api'
import { verifySignature } from '@kapso/whatsapp-cloud-api/server'
import { type Adapter, Chat, ConsoleLogger } from 'chat'
import {
  ActionButtons,
  BodyComponent,
  BodyParameter,
  Button,
  Image,
  Interactive,
  Body as InteractiveBody,
  Language,
  Location,
  Reaction,
  Template,
  Text,
} from 'whatsapp-api-js/messages'
import { WhatsAppAPI } from 'whatsapp-api-js/middleware/web-standard'

/** The server of a client, and the objects of its calls. */
export interface ClientTarget {
  readonly url: string
  readonly phoneNumberId: string
  readonly wabaId: string
  readonly token: string
  readonly appSecret: string
  readonly verifyToken: string
  readonly to: string
  /** A customer’s message. */
  readonly inboundId: string
}

/** A webhook as received. */
export interface Webhook {
  readonly body: string
  readonly signature: string
}

/** A third-party client. All clients send the same content. */
export interface OtherClient {
  readonly name: string
  /** Its sends, by kind. */
  readonly sends: Readonly<Record<string, () => Promise<unknown>>>
  /** Uploads a picture. @returns its id, if the client reports it */
  upload(bytes: Uint8Array<ArrayBuffer>): Promise<string | undefined>
  download(id: string): Promise<Uint8Array>
  /** Names of the account’s templates. */
  templates?(): Promise<string[]>
  /** Whether it accepts a webhook as the provider’s. */
  accepts(webhook: Webhook): Promise<boolean>
  /** Its response to the handshake. */
  handshake?(query: string): Promise<string>
}

export const body = 'Grüße 👋 a/b'
const buttons = [{ id: 'y', title: 'Yes' }] as const
const location = { latitude: 52.5, longitude: 13.4, name: 'Bakery', address: 'Street 1' } as const

export function kapso({ url, phoneNumberId, wabaId, token, appSecret, to, inboundId }: ClientTarget): OtherClient {
  const client = new WhatsAppClient({ accessToken: token, baseUrl: url, graphVersion: 'v23.0' })
  const base = { phoneNumberId, to }
  const parameters = [{ type: 'text', text: 'Ana' } as const]
  const template = { name: 'hello', language: { code: 'de' }, components: [{ type: 'body', parameters } as const] }
  return {
    name: '@kapso/whatsapp-cloud-api',
    sends: {
      text: () => client.messages.sendText({ ...base, body }),
      reply: () => client.messages.sendText({ ...base, body, contextMessageId: inboundId }),
      template: () => client.messages.sendTemplate({ ...base, template }),
      image: () =>
        client.messages.sendImage({ ...base, image: { link: 'https://example.com/a.jpg', caption: 'Rolls' } }),
      location: () => client.messages.sendLocation({ ...base, location: location }),
      reaction: () => client.messages.sendReaction({ ...base, reaction: { messageId: inboundId, emoji: '👍' } }),
      buttons: () => client.messages.sendInteractiveButtons({ ...base, bodyText: 'Sure?', buttons: [...buttons] }),
      read: () => client.messages.markRead({ phoneNumberId, messageId: inboundId }),
      typing: () =>
        client.messages.markRead({ phoneNumberId, messageId: inboundId, typingIndicator: { type: 'text' } }),
    },
    async upload(bytes) {
      const file = new Blob([bytes], { type: 'image/png' })
      return (await client.media.upload({ phoneNumberId, type: 'image/png', file, fileName: 'a.png' })).id
    },
    async download(mediaId) {
      const got = await client.media.download({ mediaId, phoneNumberId, auth: 'always' })
      return new Uint8Array(got as ArrayBuffer)
    },
    async templates() {
      return (await client.templates.list({ businessAccountId: wabaId, limit: 100 })).data.map(({ name }) => name)
    },
    accepts: async ({ body: rawBody, signature }) =>
      verifySignature({ appSecret, rawBody, signatureHeader: signature }),
  }
}

export function whatsappApiJs({
  url,
  phoneNumberId,
  token,
  appSecret,
  verifyToken,
  to,
  inboundId,
}: ClientTarget): OtherClient {
  // It supports only the provider’s own address.
  const fetchThere = ((target: string | URL, init?: RequestInit) =>
    fetch(String(target).replace('https://graph.facebook.com', url), init)) as typeof fetch
  const client = new WhatsAppAPI({
    token,
    appSecret,
    webhookVerifyToken: verifyToken,
    v: 'v23.0',
    ponyfill: { fetch: fetchThere },
  })
  type Sendable = Parameters<typeof client.sendMessage>[2]
  const send = (message: Sendable, context?: string) => client.sendMessage(phoneNumberId, to, message, context)
  const template = new Template('hello', new Language('de'), new BodyComponent(new BodyParameter('Ana')))
  const { latitude, longitude, name, address } = location
  return {
    name: 'whatsapp-api-js',
    sends: {
      text: () => send(new Text(body)),
      reply: () => send(new Text(body), inboundId),
      template: () => send(template),
      image: () => send(new Image('https://example.com/a.jpg', false, 'Rolls')),
      location: () => send(new Location(longitude, latitude, name, address)),
      reaction: () => send(new Reaction(inboundId, '👍')),
      buttons: () => send(new Interactive(new ActionButtons(new Button('y', 'Yes')), new InteractiveBody('Sure?'))),
      read: () => client.markAsRead(phoneNumberId, inboundId),
      typing: () => client.markAsRead(phoneNumberId, inboundId, 'text'),
    },
    async upload(bytes) {
      const form = new FormData()
      form.set('file', new Blob([bytes], { type: 'image/png' }), 'a.png')
      return idOf(await client.uploadMedia(phoneNumberId, form))
    },
    async download(id) {
      const media = await client.retrieveMedia(id, phoneNumberId)
      if (!('url' in media)) throw new Error(JSON.stringify(media))
      return new Uint8Array(await (await client.fetchMedia(media.url)).arrayBuffer())
    },
    async accepts({ body: raw, signature }) {
      client.on.message = () => undefined
      const headers = { 'Content-Length': String(Buffer.byteLength(raw)), 'X-Hub-Signature-256': signature }
      return (await client.handle_post(new Request('http://app/', { method: 'POST', headers, body: raw }))) === 200
    },
    handshake: async (query) => client.handle_get(new Request(`http://app/?${query}`)),
  }
}

export function greatDetail({
  url,
  phoneNumberId,
  wabaId,
  token,
  appSecret,
  to,
  inboundId,
}: ClientTarget): OtherClient {
  const headers = { Authorization: `Bearer ${token}` }
  // Without the slash it leaves the version out of its paths.
  const client = new Client({ baseUrl: url, graphVersion: 'v23.0/', request: { headers } })
  type Message = Parameters<typeof client.message.createMessage>[0]
  const send = (message: object) =>
    client.message.createMessage({ phoneNumberID: phoneNumberId, to, ...message } as Message).json()
  const parameters = [{ type: 'text', text: 'Ana' }]
  const template = { name: 'hello', language: { code: 'de' }, components: [{ type: 'body', parameters }] }
  const action = { buttons: buttons.map((reply) => ({ type: 'reply', reply })) }
  const status = { phoneNumberID: phoneNumberId, message_id: inboundId, status: 'read' } as const
  return {
    name: '@great-detail/whatsapp',
    sends: {
      text: () => send({ type: 'text', text: { body } }),
      reply: () => send({ type: 'text', text: { body }, context: { message_id: inboundId } }),
      template: () => send({ type: 'template', template }),
      image: () => send({ type: 'image', image: { link: 'https://example.com/a.jpg', caption: 'Rolls' } }),
      location: () => send({ type: 'location', location: location }),
      reaction: () => send({ type: 'reaction', reaction: { message_id: inboundId, emoji: '👍' } }),
      buttons: () => send({ type: 'interactive', interactive: { type: 'button', body: { text: 'Sure?' }, action } }),
      read: () => client.message.createStatus(status).json(),
      typing: () => client.message.createStatus({ ...status, typing_indicator: { type: 'text' } }).json(),
    },
    async upload(bytes) {
      const file = new Blob([bytes], { type: 'image/png' })
      const options = { phoneNumberID: phoneNumberId, file, filename: 'a.png', mimeType: 'image/png' }
      return idOf(await client.media.upload(options as Parameters<typeof client.media.upload>[0]).json())
    },
    async download(mediaID) {
      const found = await client.media.getURL({ mediaID, phoneNumberID: phoneNumberId }).json()
      const mediaURL = (found as { url: string }).url
      return new Uint8Array(await client.media.download({ mediaURL, request: { headers } }).arrayBuffer())
    },
    async templates() {
      const { data } = (await client.template.list(wabaId, { limit: 100 }).json()) as { data: { name: string }[] }
      return data.map(({ name }) => name)
    },
    async accepts({ body: raw, signature }) {
      const request = { method: 'POST', query: {}, headers: { 'x-hub-signature-256': signature }, body: raw }
      const { checkSignature } = await client.webhook.eventNotification(
        request as unknown as Parameters<typeof client.webhook.eventNotification>[0],
      )
      return checkSignature(appSecret)
    },
    async handshake(query) {
      const request = { method: 'GET', query: Object.fromEntries(new URLSearchParams(query)), headers: {} }
      const registration = await client.webhook.register(
        request as unknown as Parameters<typeof client.webhook.register>[0],
      )
      return String(registration.accept())
    },
  }
}

export function chatAdapter({
  url,
  phoneNumberId,
  token,
  appSecret,
  verifyToken,
  to,
  inboundId,
}: ClientTarget): OtherClient {
  const logger = new ConsoleLogger('silent')
  const config = { accessToken: token, appSecret, phoneNumberId, verifyToken, apiUrl: url, apiVersion: 'v23.0' }
  const adapter = createWhatsAppAdapter({ ...config, logger })
  const thread = `whatsapp:${phoneNumberId}:${to}`
  const parameters = [{ type: 'text', text: 'Ana' } as const]
  const template = { name: 'hello', language: 'de', components: [{ type: 'body', parameters } as const] }
  const webhook = async ({ body: raw, signature }: Webhook, chat: Chat) => {
    const request = new Request('http://app/', {
      method: 'POST',
      headers: { 'X-Hub-Signature-256': signature },
      body: raw,
    })
    const work: Promise<unknown>[] = []
    const { whatsapp } = chat.webhooks as Record<string, (request: Request, options: object) => Promise<Response>>
    const response = await whatsapp!(request, { waitUntil: (each: Promise<unknown>) => work.push(each) })
    await Promise.all(work)
    return response
  }
  return {
    name: '@chat-adapter/whatsapp',
    sends: {
      text: () => adapter.postMessage(thread, body),
      reply: () => adapter.reply(thread, inboundId, body),
      template: () => adapter.sendTemplate(thread, template),
      reaction: () => adapter.addReaction(thread, inboundId, '👍'),
      read: () => adapter.markAsRead(thread, inboundId),
    },
    async upload(bytes) {
      const files = [{ data: Buffer.from(bytes), filename: 'a.png', mimeType: 'image/png' }]
      await adapter.postMessage(thread, { markdown: 'Rolls', files })
      return undefined
    },
    download: (id) => adapter.downloadMedia(id, (target, signal, headers) => getFrom(url, target, signal, headers)),
    async accepts(each) {
      const chat = new Chat({
        userName: 'bakery',
        adapters: { whatsapp: adapter as unknown as Adapter },
        state: createMemoryState(),
        logger,
      })
      const read: string[] = []
      chat.onDirectMessage(async (conversation, message) => {
        await conversation.startTyping()
        read.push(message.text)
      })
      const { status } = await webhook(each, chat)
      return status === 200 && read.length === 1 && read[0] === body
    },
    async handshake(query) {
      return (await adapter.handleWebhook(new Request(`http://app/?${query}`))).text()
    },
  }
}

/** It accepts files from the provider’s own hosts only. This redirects those requests to the simulator. */
function getFrom(url: string, target: URL, signal: AbortSignal, headers: Record<string, string> | undefined) {
  return new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
    get(new URL(`${target.pathname}${target.search}`, url), { signal, headers: headers ?? {} }, resolve).on(
      'error',
      reject,
    )
  })
}

function idOf(response: unknown): string {
  const { id } = response as { id?: string }
  if (id === undefined) throw new Error(JSON.stringify(response))
  return id
}

import type { LinkedMessage } from '@channel/core/message-links'
import { html } from 'hono/html'
import { mediaTypeOf } from '../media/media-type.ts'
import type { FileToSend } from '../media/send-file.ts'
import type { Branding } from '../pages/branding.ts'
import { frame, type Html } from '../pages/frame.ts'
import type { Failure } from '../request/error-response.ts'

/** The stored file of a message; undefined if it has none, or not yet. */
export function storedFileOf(message: LinkedMessage): FileToSend | undefined {
  const { media_status, stored_name, mime_type, filename, size, sha256 } = message
  if (media_status !== 'ready' || stored_name === null || size === null || sha256 === null) return undefined
  return { stored_name, mime_type, filename, size, sha256 }
}

const times = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

/** One message, to read. It says nothing of the contact but what the message does. @param fileUrl the address of its file */
export function linkedMessagePage(nonce: string, branding: Branding, message: LinkedMessage, fileUrl: string): Html {
  const { direction, content, type, created_at, expires_at } = message
  const title = direction === 'inbound' ? 'A message to' : 'A message from'
  const file = storedFileOf(message)
  const isEmpty = content === null && file === undefined
  const body = html`
      <h1>${title} ${branding.name}</h1>
      <p class="quiet"><time datetime="${created_at}">${times.format(new Date(created_at))} UTC</time></p>
      ${file === undefined ? '' : fileOf(file, type, fileUrl)}
      ${content === null ? '' : html`<p class="message">${content}</p>`}
      ${isEmpty ? html`<p class="quiet">This message has no text that can be shown here.</p>` : ''}
      <p class="quiet">This link works until ${times.format(new Date(expires_at))} UTC.</p>`
  return frame(nonce, { title: `${title} ${branding.name}`, body, branding })
}

function fileOf({ mime_type, filename }: FileToSend, type: string, url: string): Html {
  const { inline, contentType } = mediaTypeOf(mime_type)
  if (inline && contentType.startsWith('image/') && type !== 'document')
    return html`<p><img class="file" src="${url}" alt="${filename ?? 'The image of the message'}" /></p>`
  if (inline && contentType.startsWith('video/')) return html`<p><video class="file" src="${url}" controls></video></p>`
  if (inline && contentType.startsWith('audio/')) return html`<p><audio class="file" src="${url}" controls></audio></p>`
  return html`<p><a class="button" href="${url}">Open ${filename ?? 'the file'}</a></p>`
}

/** The page of a link that does not work, whatever the reason. */
export function goneMessagePage(nonce: string, { code, message }: Failure): Html {
  const isGone = code === 'resource_not_found'
  const title = isGone ? 'This link does not work' : code === 'rate_limit_exceeded' ? 'One moment' : 'This did not work'
  const text = isGone
    ? 'It may be mistyped, or it has ended. Ask the person who gave it to you for a new one.'
    : message
  return frame(nonce, { title, body: html`<h1>${title}</h1><p>${text}</p>` })
}

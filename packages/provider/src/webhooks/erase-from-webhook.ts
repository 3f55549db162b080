import { parseJson } from '../parse-json.ts'
import { isNestedBeyond, maxNestingDepth, wireContact } from '../shapes.ts'
import { erased } from './erased.ts'
import { numberOf, parseWebhook, readerOf } from './parse-webhook.ts'
import { readGroupChange } from './read-group-change.ts'
import { readHistory } from './read-history.ts'
import { itemLists, itemsOf, readNumberChange, unreadListsOf } from './read-number-change.ts'
import type { ProviderContact, ProviderUpdate } from './updates.ts'

/** The user to erase, on one number. */
export interface ContactToErase extends Pick<ProviderContact, 'phoneNumber' | 'bsuid' | 'parentBsuid'> {
  readonly phoneNumberId: string
  /** The provider's ids of messages with this user, for statuses without a recipient. */
  readonly messageIds: ReadonlySet<string>
}

/**
 * The result of an erasure. `unreadable`: the webhook mentions the user but cannot be parsed, so it must be erased
 * entirely.
 */
export type WebhookErasure =
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'unreadable' }
  | {
      readonly kind: 'erased'
      readonly body: Uint8Array
      /** The indexes of the updates that were not erased, in the order of {@link parseWebhook}. */
      readonly remaining: readonly number[]
    }

type Json = Record<string, unknown>

const parsedKeys: ReadonlySet<string> = new Set([...itemLists, 'contacts', 'metadata'])

/**
 * How deep the items of a webhook are nested. Values nested much deeper than their own limit cannot be serialized
 * again.
 */
const outerLevels = 10

/**
 * Erases from a webhook all data of one user on one number. Each erased update leaves a marker, so that the indexes
 * of the others stay the same. A part that cannot be parsed as an update is erased if it mentions the user
 * anywhere.
 */
export function eraseFromWebhook(raw: Uint8Array, contact: ContactToErase): WebhookErasure {
  const text = Buffer.from(raw).toString()
  const json = parseJson(text)
  const isMentioned = mentionOf(contact)
  if (!parseWebhook(text).ok || isNestedBeyond(maxNestingDepth + outerLevels, json)) {
    return { kind: isMentioned(text) ? 'unreadable' : 'unchanged' }
  }
  const webhook = json as { entry: unknown[] }
  const eraser = new Eraser(contact, (value) => isMentioned(JSON.stringify(value)))
  webhook.entry = webhook.entry.map((entry) => eraser.entry(entry))
  if (!eraser.hasErased) return { kind: 'unchanged' }
  const body = Buffer.from(JSON.stringify(webhook))
  const parsed = parseWebhook(body)
  const updates = parsed.ok ? parsed.updates : []
  return { kind: 'erased', body, remaining: updates.flatMap(({ kind }, index) => (kind === 'erased' ? [] : [index])) }
}

class Eraser {
  hasErased = false
  readonly #contact: ContactToErase
  readonly #isMentioned: (value: unknown) => boolean

  constructor(contact: ContactToErase, isMentioned: (value: unknown) => boolean) {
    this.#contact = contact
    this.#isMentioned = isMentioned
  }

  entry(entry: unknown): unknown {
    if (!isObject(entry) || !Array.isArray(entry.changes)) return this.#eraseIfMentioned(entry)
    return { ...entry, changes: entry.changes.map((change) => this.#change(change)) }
  }

  #change(change: unknown): unknown {
    if (!isObject(change) || !isObject(change.value)) return this.#eraseIfMentioned(change)
    const { field, value } = change
    const number = numberOf(value)
    const reader = readerOf(field)
    const isOfAccount = reader !== undefined && ![readNumberChange, readGroupChange, readHistory].includes(reader)
    if (isOfAccount || (number !== null && number !== this.#contact.phoneNumberId)) return change
    if (number === null || reader === undefined) return this.#eraseIfMentioned(change)
    if (reader === readGroupChange) return { ...change, value: this.#groups(value) }
    return { ...change, value: reader === readHistory ? this.#history(value) : this.#value(value) }
  }

  /** Each erased conversation leaves as many markers as it had updates. */
  #history(value: Json): Json {
    const context = { wabaId: '', at: null, field: '' }
    const { messages, history, ...rest } = value
    const erase = (part: Json, markersFor: (count: number) => unknown) => {
      const updates = readHistory(context, { ...rest, ...part })
      if (!updates.some((update) => this.#concerns(update))) return undefined
      this.hasErased = true
      return markersFor(updates.length)
    }
    const chunks = itemsOf(history).map((chunk) => {
      if (!isObject(chunk) || !('threads' in chunk)) return chunk
      // The update of the chunk's progress is not of the conversation.
      const threads = itemsOf(chunk.threads).map(
        (thread) =>
          erase({ history: [{ ...chunk, threads: [thread] }] }, (count) => Array(count - 1).fill(erased)) ?? thread,
      )
      return { ...chunk, threads }
    })
    const files = itemsOf(messages).map((file) => erase({ messages: [file] }, () => erased) ?? file)
    return { ...rest, ...('history' in value && { history: chunks }), ...('messages' in value && { messages: files }) }
  }

  /** The reports about groups, without those that mention the user. */
  #groups(value: Json): Json {
    const items = itemsOf(value.groups)
    if (items.length === 0)
      return this.#isMentioned(value) ? { ...value, groups: [this.#eraseIfMentioned(value)] } : value
    return { ...value, groups: items.map((item) => this.#eraseIfMentioned(item)) }
  }

  #value(value: Json): Json {
    const { next, count } = this.#items(value)
    const contacts = itemsOf(value.contacts)
    // A single contact may have no id; then it belongs to the erased update.
    const isOfErased = contacts.length === 1 && count > 0
    const remaining = contacts.filter((each) => !isOfErased && !this.#isContact(each))
    if (remaining.length < contacts.length) next.contacts = remaining
    const others = Object.keys(value).filter((key) => !parsedKeys.has(key) && this.#isMentioned(value[key]))
    const unread = new Set(unreadListsOf(value))
    for (const key of others) {
      // Each unread list is an update, whose index has to stay.
      if (unread.has(key)) next[key] = erased
      else delete next[key]
    }
    if (count > 0 || remaining.length < contacts.length || others.length > 0) this.hasErased = true
    return next
  }

  /** The value with markers in place of the user's updates, and their number. */
  #items(value: Json): { next: Json; count: number } {
    const updates = readNumberChange({ wabaId: '', at: null, field: '' }, value)
    const next = { ...value }
    let index = 0
    let count = 0
    for (const list of itemLists) {
      const items = itemsOf(value[list]).map((item) => {
        const update = updates[index++]
        if (update === undefined || !this.#concerns(update)) return item
        count += 1
        return erased
      })
      if (items.length > 0) next[list] = items
    }
    return { next, count }
  }

  #concerns(update: ProviderUpdate): boolean {
    switch (update.kind) {
      case 'message':
        return this.#is(update.message.from)
      case 'history':
      case 'address_book':
        return this.#is(update.contact)
      case 'history_file':
        return this.#contact.messageIds.has(update.message.id) || this.#is(update.message.from)
      case 'echo':
        return this.#is(update.message.to)
      case 'preference':
        return this.#is(update.contact)
      case 'contact_changed':
        return this.#is(update.before) || this.#is(update.after)
      case 'status': {
        const { recipient, messageId } = update.status
        const hasNoRecipient =
          update.status.groupId === null &&
          recipient.phoneNumber === null &&
          recipient.bsuid === null &&
          recipient.parentBsuid === null
        return hasNoRecipient ? this.#contact.messageIds.has(messageId) : this.#is(recipient)
      }
      case 'unknown':
        return this.#isMentioned(update.raw)
      default:
        return false
    }
  }

  #is({ phoneNumber, bsuid, parentBsuid }: Pick<ProviderContact, 'phoneNumber' | 'bsuid' | 'parentBsuid'>): boolean {
    const contact = this.#contact
    return (
      (phoneNumber !== null && phoneNumber === contact.phoneNumber) ||
      (bsuid !== null && (bsuid === contact.bsuid || bsuid === contact.parentBsuid)) ||
      (parentBsuid !== null && parentBsuid === contact.parentBsuid)
    )
  }

  #isContact(raw: unknown): boolean {
    const { data } = wireContact.safeParse(raw)
    if (data === undefined) return this.#isMentioned(raw)
    const { waId, bsuid, parentBsuid } = data
    return this.#is({ phoneNumber: waId === null ? null : `+${waId.replaceAll(/\D/g, '')}`, bsuid, parentBsuid })
  }

  #eraseIfMentioned(raw: unknown): unknown {
    if (!this.#isMentioned(raw)) return raw
    this.hasErased = true
    return erased
  }
}

/** Whether a text contains the user's number, as a separate sequence of digits, or one of the user ids. */
function mentionOf({ phoneNumber, bsuid, parentBsuid }: ContactToErase): (text: string) => boolean {
  const number = phoneNumber === null ? undefined : new RegExp(`(?<!\\d)${phoneNumber.replace('+', '')}(?!\\d)`)
  const ids = [bsuid, parentBsuid].filter((each) => each !== null)
  return (text) => number?.test(text) === true || ids.some((each) => text.includes(each))
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

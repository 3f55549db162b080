// Generated from spec/. Do not edit.
import type { DecodeError, Method, RawRequest } from './runtime.js'
import type * as t from './types.js'

/** What arrives by each webhook, decoded. */
export interface WebhookInputs {
  'message.received': {
    headers: {
      'webhook-id': string
      'webhook-timestamp': string
      'webhook-signature': string
    }
    body: t.MessageReceivedEvent
  }
  'message.sent': {
    headers: {
      'webhook-id': string
      'webhook-timestamp': string
      'webhook-signature': string
    }
    body: t.MessageSentEvent
  }
  'message.delivered': {
    headers: {
      'webhook-id': string
      'webhook-timestamp': string
      'webhook-signature': string
    }
    body: t.MessageDeliveredEvent
  }
  'message.read': {
    headers: {
      'webhook-id': string
      'webhook-timestamp': string
      'webhook-signature': string
    }
    body: t.MessageReadEvent
  }
  'message.failed': {
    headers: {
      'webhook-id': string
      'webhook-timestamp': string
      'webhook-signature': string
    }
    body: t.MessageFailedEvent
  }
  'message.updated': {
    headers: {
      'webhook-id': string
      'webhook-timestamp': string
      'webhook-signature': string
    }
    body: t.MessageUpdatedEvent
  }
  'conversation.created': {
    headers: {
      'webhook-id': string
      'webhook-timestamp': string
      'webhook-signature': string
    }
    body: t.ConversationCreatedEvent
  }
  'conversation.updated': {
    headers: {
      'webhook-id': string
      'webhook-timestamp': string
      'webhook-signature': string
    }
    body: t.ConversationUpdatedEvent
  }
  'contact.created': {
    headers: {
      'webhook-id': string
      'webhook-timestamp': string
      'webhook-signature': string
    }
    body: t.ContactCreatedEvent
  }
  'contact.updated': {
    headers: {
      'webhook-id': string
      'webhook-timestamp': string
      'webhook-signature': string
    }
    body: t.ContactUpdatedEvent
  }
  'contact.deleted': {
    headers: {
      'webhook-id': string
      'webhook-timestamp': string
      'webhook-signature': string
    }
    body: t.ContactDeletedEvent
  }
  'contact.opted_out': {
    headers: {
      'webhook-id': string
      'webhook-timestamp': string
      'webhook-signature': string
    }
    body: t.ContactOptedOutEvent
  }
  'contact.opted_in': {
    headers: {
      'webhook-id': string
      'webhook-timestamp': string
      'webhook-signature': string
    }
    body: t.ContactOptedInEvent
  }
  'template.created': {
    headers: {
      'webhook-id': string
      'webhook-timestamp': string
      'webhook-signature': string
    }
    body: t.TemplateCreatedEvent
  }
  'template.updated': {
    headers: {
      'webhook-id': string
      'webhook-timestamp': string
      'webhook-signature': string
    }
    body: t.TemplateUpdatedEvent
  }
  'template.deleted': {
    headers: {
      'webhook-id': string
      'webhook-timestamp': string
      'webhook-signature': string
    }
    body: t.TemplateDeletedEvent
  }
  'account.connected': {
    headers: {
      'webhook-id': string
      'webhook-timestamp': string
      'webhook-signature': string
    }
    body: t.AccountConnectedEvent
  }
  'account.updated': {
    headers: {
      'webhook-id': string
      'webhook-timestamp': string
      'webhook-signature': string
    }
    body: t.AccountUpdatedEvent
  }
  'account.disconnected': {
    headers: {
      'webhook-id': string
      'webhook-timestamp': string
      'webhook-signature': string
    }
    body: t.AccountDisconnectedEvent
  }
  'setup_link.completed': {
    headers: {
      'webhook-id': string
      'webhook-timestamp': string
      'webhook-signature': string
    }
    body: t.SetupLinkCompletedEvent
  }
  'setup_link.failed': {
    headers: {
      'webhook-id': string
      'webhook-timestamp': string
      'webhook-signature': string
    }
    body: t.SetupLinkFailedEvent
  }
  'setup_link.expired': {
    headers: {
      'webhook-id': string
      'webhook-timestamp': string
      'webhook-signature': string
    }
    body: t.SetupLinkExpiredEvent
  }
  'webhook.test': {
    headers: {
      'webhook-id': string
      'webhook-timestamp': string
      'webhook-signature': string
    }
    body: t.WebhookTestEvent
  }
}

export type WebhookName = keyof WebhookInputs

/** A row of the table. */
export interface Webhook<Name extends WebhookName = WebhookName> {
  readonly name: Name
  readonly method: Method
  readonly summary: string | undefined
  readonly deprecated: boolean
  /** The webhook's x-… fields, as authored. */
  readonly extensions: Readonly<Record<string, unknown>>
  readonly hasBody: boolean
  readonly bodyRequired: boolean
  readonly bodyContentType: string | undefined
  /** Judges what arrived. Stops at the first failure: headers, then body. Never throws. */
  decode(
    raw: RawRequest,
  ): { readonly ok: true; readonly input: WebhookInputs[Name] } | { readonly ok: false; readonly error: DecodeError }
}

export declare const webhooks: { readonly [Name in WebhookName]: Webhook<Name> }

import { plural } from './plural.ts'

/** What to do about failures of several codes. */
const seeReason = 'See the reason in the account of the provider.'
const sendLater = 'Send it again later.'
const onlyAsked = 'Send only messages that the contact has asked for.'
const reconnect = 'Connect the number again with a setup link.'

/** Why a message failed, and what to do, by the code of the error. */
const errors = {
  outside_24h_window: {
    what: 'The contact last wrote more than 24 hours ago.',
    todo: 'Send a template, or wait until the contact writes.',
  },
  marketing_opted_out: { what: 'The contact does not want marketing messages.', todo: onlyAsked },
  marketing_blocked_by_user: { what: 'The contact has blocked your marketing messages.', todo: onlyAsked },
  recipient_unavailable: {
    what: 'The contact cannot be reached.',
    todo: 'Check the number, and whether the contact uses the app.',
  },
  unsupported_message_type: {
    what: 'The contact’s app cannot show this type of message.',
    todo: 'Send it in another form, such as text.',
  },
  account_restricted: { what: 'The provider has restricted your number.', todo: seeReason },
  account_locked: { what: 'The provider has locked your account.', todo: seeReason },
  consent_required: { what: 'The contact must agree first.', todo: 'Ask for consent, then send it again.' },
  customer_suspended: {
    what: 'The customer of this number is suspended.',
    todo: 'Resume the customer, then send it again.',
  },
  permission_revoked: { what: 'The permission to send from this number was withdrawn.', todo: reconnect },
  auth_expired: { what: 'The authorization of this number has expired.', todo: reconnect },
  app_rate_limited: { what: 'Too many messages were sent at a time.', todo: 'Send it again in some minutes.' },
  account_rate_limited: { what: 'This number has sent too many messages at a time.', todo: sendLater },
  template_not_found: {
    what: 'The provider does not know this template.',
    todo: 'Sync the templates, and choose an approved one.',
  },
  template_paused: {
    what: 'The provider has paused this template because of its quality.',
    todo: 'Choose another template.',
  },
  template_policy_violation: {
    what: 'This template breaks a rule of the provider.',
    todo: 'Change the template at the provider.',
  },
  flow_blocked: { what: 'The provider has blocked the flow in this message.', todo: seeReason },
  media_upload_failed: {
    what: 'The file could not be uploaded to the provider.',
    todo: 'Check its type and size, then send it again.',
  },
  media_download_failed: {
    what: 'The file could not be downloaded from its link.',
    todo: 'Check that the link is public, or upload the file.',
  },
  undeliverable: { what: 'The message could not be delivered.', todo: sendLater },
  policy_violation: { what: 'The message breaks a rule of the provider.', todo: 'Change the message.' },
  upstream_error: { what: 'The provider failed to send the message.', todo: sendLater },
}

/** The inbox: its conversations, and the messages of one. */
export const inbox = {
  list: 'Conversations',
  statuses: { open: 'Open', pending: 'Pending', resolved: 'Resolved', all: 'All' },
  filters: {
    search: 'Search conversations',
    searchHint: 'Name, number or text',
    tooShort: 'At least 3 characters',
    more: 'More filters',
    anyAssignee: 'Anyone',
    me: 'Me',
    unread: 'Only unread',
  },
  empty: 'No open conversations',
  emptyHint: 'When a contact writes to your number, the conversation appears here.',
  emptyStatus: 'No conversations here',
  none: 'No conversations yet',
  unread: (count: number) => plural(count, { one: 'unread message', other: 'unread messages' }),
  assignedTo: (name: string) => `Assigned to ${name}`,
  you: 'You:',
  noMessage: 'No message yet',
  loadingMore: 'Loading more conversations',
  choose: 'Choose a conversation',
  chooseHint: 'Its messages appear here. Arrow keys move in the list, Enter opens.',
  back: 'Back to the conversations',
  showDetails: 'Show details',
  hideDetails: 'Hide details',
  details: 'Details of the conversation',
  thread: (name: string) => `Messages with ${name}`,
  notFound: 'This conversation does not exist',
  notFoundHint: 'It may belong to another number, or its contact was deleted.',
  beginning: 'This is the beginning of the conversation.',
  noMessages: 'No messages yet',
  noMessagesHint: 'Send a template to begin the conversation.',
  loadingOlder: 'Loading older messages',
  newest: 'Go to the newest message',
  newMessages: 'New messages',
  today: 'Today',
  yesterday: 'Yesterday',
  from: { inbound: (name: string) => `${name} wrote`, outbound: 'You wrote' },
  reply: 'Reply',
  repliedTo: 'Go to the message that this replies to',
  earlier: 'An earlier message',
  reaction: {
    inbound: (emoji: string) => `The contact reacted with ${emoji}`,
    outbound: (emoji: string) => `You reacted with ${emoji}`,
    summary: (emoji: string) => (emoji === '' ? 'Removed a reaction' : `Reacted with ${emoji}`),
  },
  states: { pending: 'Waiting to be sent', sent: 'Sent', delivered: 'Delivered', read: 'Read', failed: 'Not sent' },
  types: {
    image: 'Image',
    video: 'Video',
    audio: 'Audio',
    document: 'Document',
    sticker: 'Sticker',
    location: 'Location',
    contacts: 'Contact card',
    template: 'Template',
    interactive: 'Interactive message',
    reaction: 'Reaction',
    button: 'Button',
    order: 'Order',
    system: 'Notice',
    unsupported: 'Message that cannot be shown',
    unknown: 'Message that cannot be shown',
  },
  unknownType: (type: string) => `Message of the type “${type}”`,
  unsupported: {
    edit: 'The contact edited a message. The new text was not forwarded.',
    revoke: 'The contact deleted this message.',
    unknown: 'This message cannot be shown. The contact sees it in the app; ask them to send it in another form.',
  },
  media: {
    pending: 'The file is being downloaded.',
    failed: 'The file is no longer available.',
    fromLink: 'File from a link',
    open: 'Open',
    imageOf: (name: string) => `Image ${name}`,
    image: 'Image without a description',
    video: 'Video',
    audio: 'Voice or audio message',
    sticker: 'Sticker',
  },
  location: { map: 'Open in a map', opensNewTab: 'opens in a new tab' },
  template: (name: string) => `Template ${name}`,
  providerCode: (code: number) => `Provider code ${code}`,
  errors,
} as const

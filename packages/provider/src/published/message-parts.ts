import { rowsOf } from './rows.ts'

const types = { document: rowsOf('message_type', 'document'), reference: rowsOf('message_type', 'reference') }
const attributes = {
  document: rowsOf('message_attribute', 'document'),
  reference: rowsOf('message_attribute', 'reference'),
}
const interactive = {
  document: rowsOf('interactive_type', 'document'),
  reference: rowsOf('interactive_type', 'reference'),
}
const system = { document: rowsOf('system_type', 'document'), reference: rowsOf('system_type', 'reference') }

const inPayload = 'It is in the payload, as it was received.'

export const messageParts = [
  ...types.document.handled(
    ['text', 'text'],
    ['image', 'an image'],
    ['video', 'a video'],
    ['audio', 'audio, or a voice message'],
    ['document', 'a file'],
    ['sticker', 'a sticker'],
    ['button', 'a quick reply of a template'],
    ['interactive', 'a choice, or the response of a flow'],
    ['reaction', 'a reaction'],
    ['system', 'a contact has another number or user id'],
    ['unsupported', 'a message that the provider does not forward'],
    ['unknown', 'the same, in older versions'],
    ['location', 'a location'],
    ['contacts', 'contact cards'],
    ['order', 'an order of products'],
  ),
  ...types.reference.handled(
    ['voice', 'a voice message, in older versions'],
    ['edit', 'a message was edited'],
    ['revoke', 'a message was deleted'],
  ),
  ...types.reference.kept(
    ['request_welcome', 'a user has opened the conversation for the first time', inPayload],
    ['media_placeholder', 'a file of the history that is not sent', inPayload],
  ),
  ...attributes.document.handled(
    ['from', 'the number of the sender'],
    ['id', "the provider's id of the message"],
    ['timestamp', 'when it was sent'],
    ['type', 'the type of the message'],
    ['context.id', 'the message that it replies to'],
    ['context.referred_product', 'the product that it asks about'],
    ['referral', 'the advertisement that led to the message'],
    ['errors', 'why the provider does not forward the message'],
  ),
  ...attributes.reference.handled(
    ['context.forwarded', 'the message was forwarded'],
    ['context.frequently_forwarded', 'the message was forwarded often'],
    ['from_user_id', 'the business-scoped user id of the sender'],
    ['from_parent_user_id', 'the user id of the sender for the parent business'],
    ['group_id', 'the group of the message'],
    ['origin', 'whether a contact card is the answer to a request for the number'],
  ),
  ...attributes.document.declined([
    'context.from',
    'who sent the message that it replies to',
    'The service knows it from the message.',
  ]),
  ...attributes.reference.declined([
    'identity',
    "a changed key of the sender's identity",
    'Checks of the identity are not used.',
  ]),
  ...interactive.document.handled(['button_reply', 'a reply button'], ['list_reply', 'a row of a list']),
  ...interactive.reference.handled(
    ['nfm_reply', 'the response of a flow, or an address'],
    ['call_permission_reply', 'a permission to call'],
  ),
  ...system.document.handled(['user_changed_number', 'a contact has another number']),
  ...system.reference.handled(
    ['customer_changed_number', 'the same, in older versions'],
    ['user_changed_user_id', 'a contact has another user id'],
  ),
  ...system.reference.kept([
    'customer_identity_changed',
    "a changed key of a contact's identity",
    'Checks of the identity are not used. The webhook is stored.',
  ]),
]

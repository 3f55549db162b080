import { rowsOf } from './rows.ts'

const statuses = { document: rowsOf('status', 'document'), reference: rowsOf('status', 'reference') }
const attributes = {
  document: rowsOf('status_attribute', 'document'),
  reference: rowsOf('status_attribute', 'reference'),
}

const noConversations = 'Messages are billed one by one, see `pricing`.'
const notReported = 'The current reference does not have it.'

export const statusParts = [
  ...statuses.document.handled(
    ['sent', 'sent'],
    ['delivered', 'delivered to a device'],
    ['read', 'shown to the contact'],
    ['failed', 'not delivered, with the reason'],
  ),
  ...statuses.reference.handled(['played', 'a voice message was played']),
  ...statuses.reference.kept(
    ['deleted', 'the contact has deleted the message', notReported],
    ['warning', 'the message has an item of a catalog that is not available', notReported],
    ['pending', 'a payment waits', 'Payments are not supported.'],
    ['captured', 'a payment was made', 'Payments are not supported.'],
  ),
  ...attributes.document.handled(
    ['id', "the provider's id of the message"],
    ['status', 'the status'],
    ['timestamp', 'when it was reached'],
    ['recipient_id', 'the number of the recipient'],
    ['group_id', 'the group of the message'],
    ['pricing.billable', 'whether the message is billed'],
    ['pricing.category', 'the category of the price'],
    ['pricing.pricing_model', 'the model of the price'],
    ['conversation.expiration_timestamp', 'when the free entry point ends'],
    ['conversation.origin.type', 'whether an ad opened the conversation'],
    ['errors.code', 'why it failed'],
    ['errors.title', 'the reason in words'],
    ['errors.message', 'the reason in words'],
    ['errors.error_data.details', 'the reason in more words'],
  ),
  ...attributes.reference.handled(
    ['recipient_user_id', 'the business-scoped user id of the recipient'],
    ['recipient_parent_user_id', 'the user id of the recipient for the parent business'],
    ['parent_recipient_user_id', 'the same, in another spelling'],
    ['biz_opaque_callback_data', "the send's own value"],
    ['recipient_type', 'whether the recipient is a group'],
    ['recipient_participant_id', 'the member of a group'],
    ['recipient_participant_user_id', 'the user id of the member'],
    ['recipient_participant_parent_user_id', 'the parent user id of the member'],
    ['pricing.type', 'the kind of price, such as a free one'],
  ),
  ...attributes.document.declined(
    ['conversation.id', 'the conversation that is billed', noConversations],
    ['errors.href', 'a link to the list of codes', 'It is the same for all codes.'],
  ),
  ...attributes.reference.declined(
    ['recipient_identity_key_hash', "the key of the recipient's identity", 'Checks of the identity are not used.'],
    ['payment', 'a payment', 'Payments are not supported.'],
  ),
]

// One named statement for each row of a message, with ids known in advance: no lookups, locks or responses.

export const insertWebhook = {
  name: 'insert_webhook',
  text: 'INSERT INTO provider_webhooks (body) VALUES ($1) RETURNING id',
}
export const deleteWebhook = { name: 'delete_webhook', text: 'DELETE FROM provider_webhooks WHERE id = $1' }
export const insertContact = {
  name: 'insert_contact',
  text: `INSERT INTO contacts (organization_id, id, phone_number_id, team_id, phone_number, name)
    VALUES ($1, $2, $3, $4, $5, $6)`,
}
export const insertConversation = {
  name: 'insert_conversation',
  text: `INSERT INTO conversations
      (organization_id, id, phone_number_id, contact_id, unread_count, last_message_at, last_inbound_at)
    VALUES ($1, $2, $3, $4, 1, clock_timestamp(), clock_timestamp())`,
}
export const updateConversation = {
  name: 'update_conversation',
  text: `UPDATE conversations
    SET unread_count = unread_count + 1, status = 'open', last_message_at = clock_timestamp(),
      last_inbound_at = clock_timestamp(), updated_at = clock_timestamp()
    WHERE organization_id = $1 AND id = $2`,
}
export const insertMessage = {
  name: 'insert_message',
  text: `INSERT INTO messages
      (organization_id, id, phone_number_id, conversation_id, contact_id, direction, type, status, sender, recipient,
       content, provider_message_id, sent_at, delivered_at, created_at)
    VALUES ($1, $2, $3, $4, $5, 'inbound', 'text', 'delivered', $6, '+155501000000', $7, $8, now(), clock_timestamp(),
      clock_timestamp())`,
}
export const insertEvent = {
  name: 'insert_event',
  text: `INSERT INTO events (organization_id, id, type, phone_number_id, payload, contact_id, created_at)
    VALUES ($1, $2, $3, $4, $5, $6, clock_timestamp())`,
}

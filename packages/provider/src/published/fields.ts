import { rowsOf } from './rows.ts'

const inDocument = rowsOf('field', 'document')
const inReference = rowsOf('field', 'reference')

const noFlows = 'The state of flows is managed at the provider.'
const noConversion = 'Advertising events are not part of messaging.'
const noBot = 'Only this service talks to the contact.'

export const fields = [
  ...inDocument.handled(['messages', 'messages, their statuses, and changed ids of contacts']),
  ...inReference.handled(
    ['user_preferences', 'a contact opts out of marketing, or in again'],
    ['history', 'past messages of a number of the business app'],
    ['smb_app_state_sync', 'contacts in the address book of the business app'],
    ['smb_message_echoes', 'messages that the business has sent from the app on its phone'],
    ['user_id_update', 'a contact has another business-scoped user id'],
    ['message_template_status_update', 'a template has another status'],
    ['template_category_update', 'a template has another category'],
    ['message_template_quality_update', 'a template has another quality'],
    ['account_update', 'an event of the business account'],
    ['phone_number_quality_update', 'a number has another quality or throughput'],
    ['phone_number_name_update', 'a display name was approved or rejected'],
    ['business_capability_update', 'limits of the account have changed'],
    ['account_alerts', 'an alert of the account'],
    ['account_review_update', 'the review of the account is decided'],
    ['account_settings_update', 'settings of a number have changed'],
    ['business_status_update', 'the business is restricted or verified'],
    ['business_username_updates', 'the username of the business has changed'],
    ['security', 'the PIN of a number has changed'],
  ),
  ...inReference.kept(
    ['calls', 'a call of a user', 'Calls are not supported.'],
    ['message_template_components_update', 'a template was edited', 'A sync of the templates reads the new content.'],
    ['template_correct_category_detection', 'a template may have the wrong category', 'The change itself is handled.'],
  ),
  ...inDocument.handled(
    ['group_lifecycle_update', 'a group was created or deleted'],
    ['group_participant_update', 'members of a group, as the schema spells it'],
    ['group_participants_update', 'members of a group, as it is sent'],
    ['group_settings_update', 'settings of a group, of which the subject is used'],
  ),
  ...inReference.handled(['group_status_update', 'a group was suspended, or is not any more']),
  ...inReference.declined(
    ['automatic_events', 'a lead or purchase in a conversation', noConversion],
    ['tracking_events', 'conversions of marketing messages', noConversion],
    ['flows', 'a flow has another status, or errors', noFlows],
    ['message_echoes', 'messages that another application has sent', noBot],
    ['messaging_handovers', 'another application controls the conversation', noBot],
    ['standby', 'messages while another application is in control', noBot],
    ['partner_solutions', 'a solution of several partners has changed', 'Solutions of partners are not used.'],
    ['payment_configuration_update', 'a configuration of payments', 'Payments are not supported.'],
  ),
]

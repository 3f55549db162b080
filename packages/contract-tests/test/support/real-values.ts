import { expectFirst } from '../../src/checks/expect.ts'
import {
  givenContact,
  givenContactImport,
  givenCustomer,
  givenDelivery,
  givenLabel,
  givenSavedReply,
  givenSetupLink,
  givenSubscriptionId,
  givenUser,
} from '../../src/scenarios/given.ts'
import { givenBroadcast, scheduledBroadcast } from '../../src/scenarios/given-broadcast.ts'
import {
  givenConversation,
  givenMessageWithMedia,
  newWriter,
  templateBody,
} from '../../src/scenarios/given-conversation.ts'
import { onNote } from '../../src/scenarios/given-paths.ts'
import { givenPicture } from '../../src/scenarios/given-picture.ts'
import { createdTemplate, editableTemplate, newTemplate } from '../../src/scenarios/given-templates.ts'
import { inAnHour, uniqueName, uniquePhoneNumber, uniqueShortcut } from '../../src/scenarios/unique.ts'
import type { Target } from '../../src/target/target.ts'

/** The service's value for a value of the samples. */
type RealValue = (target: Target) => Promise<string> | string

/** Value in the samples → the service's. Each sample gets new objects, since some delete theirs. */
const realValues: Readonly<Record<string, RealValue>> = {
  '106540352242922': ({ account }) => account,
  team_01KAHX5M7N9P1Q3R5S7T9V0W2X: async ({ channel }) => expectFirst([...(await channel.get('/v1/me')).data.teams]).id,
  cus_01KAHY6N8P0Q2R4S6T8V1W3X5Y: givenCustomer,
  csl_01KAJ5P2R4S6T8V0W1X3Y5Z7A9: async (target) => (await givenSetupLink(target)).id,
  usr_01KAHX8P0Q2R4S6T8V1W3X5Y7Z: givenUser,
  ctc_01KAJ4V0E9PZ7M2Q6R8S1T3W5X: givenContact,
  brd_01KAJ6B2D4F6H8K0M2P4R6T8V0: givenBroadcast,
  cim_01KAJ5T2V4X6Z8B0D2F4H6K8M0: givenContactImport,
  lbl_01KAHZ3C5D7E9F1G2H4J6K8M0N: givenLabel,
  srp_01KAHZ4D6E8F0G2H3J5K7M9N1P: givenSavedReply,
  cnv_01KAJ4W1F0Q8N3P7R5S9T2V4X6: async (target) => (await givenConversation(target)).id,
  wbs_01KAHZ8W9X0Y1Z2A3B4C5D6E7F: givenSubscriptionId,
  wbd_01KAJ5QZ8P6W8Y0A2C4E6G8J0M: async (target) => (await givenDelivery(target)).id,
  note_01KAJ7B3D5F7H9K1M3P5R7T9V1: newNote,
  // Names and numbers must be new.
  VIP: uniqueName,
  'Very important': uniqueName,
  '+4915112345678': uniquePhoneNumber,
}

/** Values of single samples, by operation or guide, instead of those above. */
const exceptions: Readonly<Record<string, Readonly<Record<string, RealValue>>>> = {
  getMessage: { msg_01KAJ4X2G1R9P4Q8S6T0V3W5Y7: message },
  getMessageMedia: { msg_01KAJ4X2G1R9P4Q8S6T0V3W5Y7: givenMessageWithMedia },
  // A text needs a contact who has written.
  sendMessage: { '+4915112345678': writer },
  updateAccountProfile: { med_01KAJ4X3H2S0Q5R9T7V1W4X6Z8: givenPicture },
  sending: { '+4915112345678': writer, SEND_AT: inAnHour, MESSAGE_ID: scheduledMessage },
  createBroadcast: { order_ready: async (target) => (await templateBody(target)).template.name },
  pauseBroadcast: { brd_01KAJ6B2D4F6H8K0M2P4R6T8V0: scheduledBroadcast },
  cancelMessage: { msg_01KAJ4X2G1R9P4Q8S6T0V3W5Y7: scheduledMessage },
  blockContact: { ctc_01KAJ4V0E9PZ7M2Q6R8S1T3W5X: newWriter },
  createSavedReply: { '"hours"': () => JSON.stringify(uniqueShortcut()) },
  broadcasts: { order_ready: async (target) => (await templateBody(target)).template.name },
  createTemplate: { order_ready: newTemplateName },
  templates: {
    // The provider has to review it before it is edited.
    'templates/order_ready?': async (target) => `templates/${await editableTemplate(target)}?`,
    order_ready: newTemplateName,
  },
  webhooks: { SUBSCRIPTION_ID: givenSubscriptionId },
  'contacts-and-conversations': {
    '%2B4915112345678': () => encodeURIComponent(uniquePhoneNumber()),
    '"hours"': () => JSON.stringify(uniqueShortcut()),
  },
  updateTemplate: { order_confirmation: editableTemplate },
  // Others read that of the demo.
  deleteTemplate: { order_confirmation: createdTemplate },
  listen: {
    // Nothing happens meanwhile.
    'wait=30': () => 'wait=0',
    RESUME_CURSOR: async ({ channel }) =>
      (await channel.get('/v1/events', { params: { query: { start: 'latest' } } })).resume_cursor ?? '',
  },
  // The page after the first; the demo has less than 100 contacts.
  paging: {
    'limit=100': () => 'limit=1',
    NEXT_CURSOR: async ({ channel, account }) => {
      const params = { path: { phone_number_id: account }, query: { limit: 1 } }
      return (await channel.get('/v1/{phone_number_id}/contacts', { params })).next_cursor ?? ''
    },
  },
}

async function newNote(target: Target): Promise<string> {
  return (await onNote(target)).path.note_id
}

function newTemplateName(): string {
  return newTemplate().name
}

async function scheduledMessage(target: Target): Promise<string> {
  const params = { path: { phone_number_id: target.account } }
  const body = { to: uniquePhoneNumber(), ...(await templateBody(target)), send_at: inAnHour() }
  return (await target.channel.post('/v1/{phone_number_id}/messages', { params, body })).data.id
}

async function message(target: Target): Promise<string> {
  return (await givenConversation(target)).message
}

async function writer(target: Target): Promise<string> {
  return (await givenConversation(target)).number
}

/** A sample whose ids, names and numbers are those of the target. @param of its operation or guide */
export async function withRealValues(target: Target, of: string, sample: string): Promise<string> {
  let text = sample
  for (const [value, real] of Object.entries({
    ...realValues,
    ...(await secretOf(target, sample)),
    ...exceptions[of],
  })) {
    if (text.includes(value)) text = text.replaceAll(value, await real(target))
  }
  return text
}

/** A secret and its subscription belong together, and one of two can be deleted. */
async function secretOf({ channel }: Target, sample: string): Promise<Record<string, RealValue>> {
  const secret = 'whk_01KAHZ8W9YB3D5F7H9K1M3P5R7'
  if (!sample.includes(secret)) return {}
  const body = { url: 'https://hooks.example.com/contract', event_types: ['*' as const] }
  const subscription = (await channel.post('/v1/webhook_subscriptions', { body })).data.id
  const params = { path: { id: subscription } }
  const { id } = (await channel.post('/v1/webhook_subscriptions/{id}/secrets', { params, body: {} })).data
  return { wbs_01KAHZ8W9X0Y1Z2A3B4C5D6E7F: () => subscription, [secret]: () => id }
}

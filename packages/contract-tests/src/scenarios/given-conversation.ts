import { expectFirst } from '../checks/expect.ts'
import type { Target } from '../target/target.ts'
import { givenContact } from './given.ts'
import { givenTemplates } from './given-templates.ts'
import { pollUntil } from './poll-until.ts'
import { uniquePhoneNumber } from './unique.ts'

/** A conversation of the target's account. */
export interface GivenConversation {
  readonly id: string
  /** A text or a template in it. */
  readonly message: string
  readonly direction: 'inbound' | 'outbound'
  /** The contact's phone number. */
  readonly number: string
}

const needsInbound =
  'needs a message from a customer: run the target over the simulator, and name it with --simulator unless it runs on this machine'

/**
 * An existing conversation, the same for all scenarios. Without a simulator it is made with a template, so the contact
 * has not written.
 */
export function givenConversation(target: Target): Promise<GivenConversation> {
  return target.session.once('conversation', () => {
    const { session } = target
    if (session.isMock || !session.mayWrite) return firstConversation(target)
    return session.simulator === undefined ? sendTemplate(target) : writtenConversation(target)
  })
}

/** Like {@link givenConversation}, but its contact has written within the last 24 hours. */
export async function givenOpenConversation(target: Target): Promise<GivenConversation> {
  const { isMock, mayWrite, simulator } = target.session
  if (!isMock && mayWrite && simulator === undefined) target.skip(needsInbound)
  return givenConversation(target)
}

/** The id of a message with a readable file. */
export function givenMessageWithMedia(target: Target): Promise<string> {
  const { session, account } = target
  return session.once('media', async () => {
    // The mock has a file for every message.
    if (session.isMock) return expectFirst(await messages(target)).id
    if (!session.mayWrite) {
      const found = (await messages(target)).find(({ media_url }) => media_url !== null)
      return found?.id ?? target.skip('the account has no message with a file, and the target may only be read')
    }
    if (session.simulator === undefined) target.skip(needsInbound)
    const number = uniquePhoneNumber()
    const image = { mime_type: 'image/png', base64: Buffer.from('a cake').toString('base64') }
    await session.simulator.write(account, number, { type: 'image', image })
    return (await received(target, number, ({ media_url }) => media_url !== null)).message
  })
}

/** A contact writes with the simulator. */
export async function writtenConversation(target: Target): Promise<GivenConversation> {
  const { session, account } = target
  if (session.simulator === undefined) target.skip(needsInbound)
  const number = uniquePhoneNumber()
  await session.simulator.write(account, number, { type: 'text', text: { body: 'When do you open tomorrow?' } })
  return received(target, number)
}

/** The id of a new contact that has written within the last 24 hours. */
export async function newWriter(target: Target): Promise<string> {
  const { session, channel, account } = target
  if (session.isMock) return givenContact(target)
  const { number } = await writtenConversation(target)
  const params = { path: { phone_number_id: account }, query: { phone_number: number } }
  return expectFirst((await channel.get('/v1/{phone_number_id}/contacts', { params })).data).id
}

/** The body of a request that sends a template with all its variables. */
export async function templateBody(target: Target, category?: 'MARKETING') {
  const templates = await givenTemplates(target)
  const usable = templates.filter((each) => each.status === 'approved' && each.category !== 'AUTHENTICATION')
  const template = usable.find((each) => category === undefined || each.category === category)
  if (template === undefined) target.skip(`the account has no approved template${category ? ` for ${category}` : ''}`)
  const { name, language, variables } = template
  const given = Object.fromEntries(variables.map((variable) => [variable, 'bread']))
  return { type: 'template' as const, template: { name, language, ...(variables.length > 0 && { variables: given }) } }
}

async function sendTemplate(target: Target): Promise<GivenConversation> {
  const to = uniquePhoneNumber()
  const { data } = await target.channel.post('/v1/{phone_number_id}/messages', {
    params: { path: { phone_number_id: target.account } },
    body: { to, ...(await templateBody(target)) },
  })
  return { id: data.conversation_id, message: data.id, direction: 'outbound', number: to }
}

async function firstConversation(target: Target): Promise<GivenConversation> {
  const [message] = await messages(target)
  if (message === undefined) target.skip('the account has no message, and the target may only be read')
  const { conversation_id, id, direction, from, to } = message
  return { id: conversation_id, message: id, direction, number: (direction === 'inbound' ? from : to) ?? '' }
}

async function messages({ channel, account }: Target, query: object = {}) {
  const params = { path: { phone_number_id: account }, query }
  return (await channel.get('/v1/{phone_number_id}/messages', { params })).data
}

type Message = Awaited<ReturnType<typeof messages>>[number]

/** Waits until the service shows the customer's message. */
async function received(
  target: Target,
  number: string,
  isComplete: (message: Message) => boolean = () => true,
): Promise<GivenConversation> {
  const message = await pollUntil(async () => {
    const inbound = await firstInbound(target, number)
    return inbound !== undefined && isComplete(inbound) ? inbound : undefined
  })
  if (message === undefined) throw new Error('The service has not shown the message of a customer within 30 s.')
  return { id: message.conversation_id, message: message.id, direction: 'inbound', number }
}

async function firstInbound(target: Target, number: string): Promise<Message | undefined> {
  const { channel, account, session } = target
  const params = { path: { phone_number_id: account }, query: { phone_number: number } }
  const [contact] = (await channel.get('/v1/{phone_number_id}/contacts', { params })).data
  if (contact === undefined) return undefined
  session.created.add(`/v1/${account}/contacts/${contact.id}`)
  const { path } = params
  const query = { contact_id: contact.id }
  const [conversation] = (await channel.get('/v1/{phone_number_id}/conversations', { params: { path, query } })).data
  if (conversation === undefined) return undefined
  return (await messages(target, { conversation_id: conversation.id, direction: 'inbound' }))[0]
}

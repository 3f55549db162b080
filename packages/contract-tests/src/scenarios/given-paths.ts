import type { Target } from '../target/target.ts'
import {
  givenContact,
  givenContactImport,
  givenCustomer,
  givenDeliveryId,
  givenLabel,
  givenSavedReply,
  givenSetupLink,
  givenSubscriptionId,
  givenUser,
} from './given.ts'
import { givenBroadcast } from './given-broadcast.ts'
import { givenConversation } from './given-conversation.ts'

/** The path parameters of existing objects. */
export const onAccount = ({ account }: Target) => ({ path: { phone_number_id: account } })
export const onContact = async (target: Target) => inAccount(target, await givenContact(target))
export const onContactImport = async (target: Target) => inAccount(target, await givenContactImport(target))
export const onBroadcast = async (target: Target) => inAccount(target, await givenBroadcast(target))
export const onConversation = async (target: Target) => inAccount(target, (await givenConversation(target)).id)
export const onCustomer = async (target: Target) => ({ path: { id: await givenCustomer(target) } })
export const onDelivery = async (target: Target) => ({ path: { id: await givenDeliveryId(target) } })
export const onLabel = async (target: Target) => ({ path: { id: await givenLabel(target) } })
export const onLinksOfCustomer = async (target: Target) => ({ path: { customer_id: await givenCustomer(target) } })
export const onSavedReply = async (target: Target) => ({ path: { id: await givenSavedReply(target) } })
/** A new note about the given conversation. */
export const onNote = async (target: Target) => {
  const { path } = await onConversation(target)
  const { data } = await target.send<{ id: string }>('createNote', { path, body: { text: 'Calls back.' } })
  return { path: { ...path, note_id: data.id } }
}
export const onSetupLink = async (target: Target) => ({ path: await givenSetupLink(target) })
export const onSubscription = async (target: Target) => ({ path: { id: await givenSubscriptionId(target) } })
export const onUser = async (target: Target) => ({ path: { id: await givenUser(target) } })

export function inAccount({ account }: Target, id: string) {
  return { path: { phone_number_id: account, id } }
}

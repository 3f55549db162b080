import type { z } from 'zod'
import { type BehaviorInput, behaviorInput } from '../behavior.ts'
import { writeOnPhone } from '../business-app/write-on-phone.ts'
import { changeIdentity, prefer } from '../customers/changes.ts'
import { introduce } from '../customers/introduce.ts'
import { type InboundInput, receive } from '../customers/receive.ts'
import type { Fault } from '../faults.ts'
import {
  changeGroup,
  createGroup,
  type GroupChange,
  type GroupInput,
  groupView,
  receiveInGroup,
} from '../groups/index.ts'
import type { PhoneNumber } from '../model.ts'
import { type NumberInput, setNumber } from '../numbers.ts'
import type { RecordedCall } from '../provider-api/record-call.ts'
import { finishSignup, type SignupChoice } from '../provider-api/signup.ts'
import type { State } from '../state.ts'
import type { TemplateInput } from '../templates.ts'
import { ensureWaba, setTemplates } from '../wabas.ts'
import { notifyAccount } from '../webhooks/notify.ts'
import type { WebhookDelivery, WebhookInput } from '../webhooks/webhook-sender.ts'
import { changeTemplate, templateChange } from './change-template.ts'
import { connectCallback } from './connect-callback.ts'
import { sentMessages } from './views.ts'

export type Controls = ReturnType<typeof controlsOf>

/** What tests in the same process do with the provider. */
export function controlsOf(state: State) {
  const { app, webhooks, faults, media } = state
  // Read-only: a test must not change them.
  const requests: readonly string[] = state.requests
  const calls: readonly RecordedCall[] = state.calls
  const deliveries: readonly WebhookDelivery[] = webhooks.deliveries
  return {
    /** The app: its id and secret, for a service that is connected to it. */
    app,
    /** The latest 10,000 provider requests, as `GET /v23.0/…`. */
    requests,
    /** The latest 1,000 of them in full. */
    calls,
    /** The latest 1,000 requests to the app. */
    deliveries,
    /** Replaces the templates of a business account, which is created if missing. */
    setTemplates: (wabaId: string, templates: readonly TemplateInput[]) => setTemplates(state, wabaId, templates),
    /** From now on only this token opens the account. */
    setToken(wabaId: string, token: string): void {
      ensureWaba(state, wabaId).token = token
    },
    /** Creates a number, which requires a `waba_id`, or updates it. */
    setNumber: (id: string, number: NumberInput): Readonly<PhoneNumber> => setNumber(state, id, number),
    /** Sets how customers behave, and how strict the provider is. */
    behave: (behavior: BehaviorInput): void => void Object.assign(state.behavior, behaviorInput.parse(behavior)),
    /** Sets the callback URL and the behavior of webhooks. */
    setWebhooks: (settings: WebhookInput): void => webhooks.change(settings),
    /** Performs the handshake, and sends webhooks there from now on. @throws Error in one line if it fails */
    connectCallback: (url: string, verify_token: string) => connectCallback(state, { url, verify_token }),
    /** A customer sends a message. @throws Error if the number does not exist */
    receive: (id: string, message: InboundInput) => receive(state, id, message),
    /** The business writes on its phone. @throws Error if the number is not in the business app */
    writeOnPhone: (id: string, message: Parameters<typeof writeOnPhone>[2]) => writeOnPhone(state, id, message),
    /** Gives customers their names and earlier messages, without telling the app. */
    introduce: (id: string, introduction: Parameters<typeof introduce>[2]) => introduce(state, id, introduction),
    /** A customer opts out of marketing, or in again. */
    prefer: (id: string, preference: Parameters<typeof prefer>[2]) => prefer(state, id, preference),
    /** A customer gets another number or business-scoped user id. */
    changeIdentity: (id: string, change: Parameters<typeof changeIdentity>[2]) => changeIdentity(state, id, change),
    /** The business creates a group; its members join. */
    createGroup: (id: string, group: GroupInput) => groupView(createGroup(state, id, group)),
    /** Members join or leave a group, or its subject or status changes. */
    changeGroup: (groupId: string, change: GroupChange) => groupView(changeGroup(state, groupId, change)),
    /** A member writes in a group. */
    receiveInGroup: (groupId: string, message: InboundInput) => receiveInGroup(state, groupId, message),
    /** The provider changes a template. */
    changeTemplate: (wabaId: string, name: string, language: string, change: z.input<typeof templateChange>) =>
      changeTemplate(state, wabaId, name, language, templateChange.parse(change)),
    /** Sends any update to the app, unchanged. */
    sendUpdate: (wabaId: string, field: string, value: object) => notifyAccount(state, wabaId, field, value),
    /** Finishes the signup dialog. */
    finishSignup: (phoneNumber: string, name: string, choice?: SignupChoice) =>
      finishSignup(state, phoneNumber, name, choice),
    /** All messages that the provider accepted, in order. */
    sent: () => sentMessages(state),
    /** Expires all URLs of files. */
    expireMediaAddresses: () => media.expireAddresses(),
    /** Arms a fault for the next request, or for several. */
    arm: (fault: Fault): void => void faults.arm(fault),
    /** Resolves when each pending webhook has a response or was given up. Later ones do not count. */
    settled: () => webhooks.settled(),
  }
}

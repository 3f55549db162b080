import type { BroadcastRecipientAdd } from '@channel/contract/types'
import {
  bulkAddBroadcastRecipients,
  cancelBroadcast,
  createBroadcast,
  getBroadcast,
  listBroadcastRecipients,
  pauseBroadcast,
  startBroadcast,
} from '@channel/core/broadcasts'
import { aTemplate, newPhoneNumber } from '@channel/core/testing'
import { statement } from '@channel/db'
import { onTestFinished } from 'vitest'
import { type BroadcastsOptions, startBroadcasts } from '../../src/broadcasts/index.ts'
import { aSendScene, type Sender } from './send-scene.ts'

const readEvents = statement(
  'test_read_broadcast_events',
  `SELECT type FROM events WHERE organization_id = $1 AND type LIKE 'broadcast.%' ORDER BY id`,
)

export type Recipient = ({ to: string } | { bsuid: string } | { contact_id: string }) &
  Pick<BroadcastRecipientAdd, 'components'>

/** New phone numbers. */
export const newRecipients = (count: number) => Array.from({ length: count }, () => ({ to: newPhoneNumber() }))

/** A scene of sends, with broadcasts and their worker. */
export async function aBroadcastScene(options: Parameters<typeof aSendScene>[0] = {}) {
  const scene = await aSendScene(options)
  const { database, sender, clock, errors } = scene

  /** The template at the provider. */
  function setTemplate(name: string, status: 'APPROVED' | 'PAUSED', from: Sender = sender) {
    const components = [{ type: 'BODY', text: 'Hello {{1}}' }]
    scene.simulator.setTemplates(from.waba_id, [{ name, language: 'en_US', category: 'UTILITY', status, components }])
  }

  /** A draft with recipients. */
  async function draft(
    recipients: readonly Recipient[],
    fields: object = {},
    from: Sender = sender,
    category = 'UTILITY',
  ) {
    const { name, language } = await aTemplate(database, from.tenant.account, { category })
    const template = { name, language, variables: { '1': 'Ana' } }
    setTemplate(name, 'APPROVED', from)
    const { scope } = from.tenant
    const params = { phone_number_id: from.phone_number_id }
    return database.transaction(async (tx) => {
      const { id } = await createBroadcast(tx, scope, { params, body: { name: 'Sale', template, ...fields } })
      const of = { params: { ...params, id } }
      const added = await bulkAddBroadcastRecipients(tx, scope, { ...of, body: { recipients: [...recipients] } })
      return { ...of, scope, added, template }
    })
  }
  type Draft = Awaited<ReturnType<typeof draft>>
  const start = (of: Draft) => database.transaction((tx) => startBroadcast(tx, of.scope, of))
  const get = (of: Draft) => getBroadcast(database, of.scope, of)

  return {
    ...scene,
    draft,
    setTemplate,
    start,
    get,
    status: async (of: Draft) => (await get(of)).status,
    counts: async (of: Draft) => (await get(of)).counts,
    pause: (of: Draft) => database.transaction((tx) => pauseBroadcast(tx, of.scope, of)),
    cancel: (of: Draft) => database.transaction((tx) => cancelBroadcast(tx, of.scope, of)),
    recipients: async (of: Draft, query: object = {}) =>
      (await listBroadcastRecipients(database, of.scope, { ...of, query: { limit: 100, ...query } } as never)).data,
    /** The events of broadcasts. */
    events: async (from: Sender = sender) =>
      (await database.query<{ type: string }>(readEvents, [from.tenant.organization.id])).map(({ type }) => type),
    /** The numbers, digits only, and user ids that the provider accepted messages for. */
    sentTo: () => scene.simulator.sent().map(({ to }) => to),
    worker(limits: BroadcastsOptions['limits'] = {}) {
      const { mediaBaseUrl } = sender.tenant.scope
      const onError = (error: Error) => void errors.push(error.message)
      const all = { pollMs: 20, pauseMs: 20, ...limits }
      const running = startBroadcasts({ database, mediaBaseUrl, clock, onError, limits: all })
      onTestFinished(() => running.stop())
      return running
    },
  }
}

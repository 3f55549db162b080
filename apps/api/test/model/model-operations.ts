import fc from 'fast-check'
import { expect } from 'vitest'
import { invalidField, notFound } from '../support/expectations.ts'
import type { ModelContact, ModelLabel, ModelWorld } from './model-world.ts'
import { phoneNumber, seen } from './open-model-channel.ts'

/** A step of a sequence. Labels and contacts are meant by their index; a step without them does nothing. */
export type Operation =
  | { readonly kind: 'createLabel'; readonly name: number; readonly key?: number | undefined }
  | { readonly kind: 'renameLabel'; readonly label: number; readonly name: number }
  | { readonly kind: 'deleteLabel'; readonly label: number }
  | { readonly kind: 'createContact'; readonly number: number; readonly key?: number | undefined }
  | { readonly kind: 'updateContact'; readonly contact: number; readonly change: ContactChange }
  | { readonly kind: 'deleteContact'; readonly contact: number }
  | { readonly kind: 'attach' | 'detach'; readonly contact: number; readonly label: number }
  | {
      readonly kind: 'bulkAttach' | 'bulkDetach'
      readonly contacts: readonly number[]
      readonly label: number
      readonly key?: number | undefined
    }
  | { readonly kind: 'listContacts'; readonly label?: number | undefined; readonly limit: number }
  | { readonly kind: 'listLabels'; readonly limit: number }

interface ContactChange {
  readonly name?: string | null | undefined
  readonly email?: string | null | undefined
}

// Few, so that steps often mean the same.
const index = fc.nat(3)
const key = fc.option(fc.nat(2), { nil: undefined, freq: 2 })
const limit = fc.integer({ min: 1, max: 3 })
const change = fc.record(
  { name: fc.constantFrom('Ana', 'Bo', null), email: fc.constantFrom('a@example.com', 'b@example.com', null) },
  { requiredKeys: [] },
)

export const operation: fc.Arbitrary<Operation> = fc.oneof(
  fc.record({ kind: fc.constant('createLabel' as const), name: index, key }),
  fc.record({ kind: fc.constant('renameLabel' as const), label: index, name: index }),
  fc.record({ kind: fc.constant('deleteLabel' as const), label: index }),
  fc.record({ kind: fc.constant('createContact' as const), number: index, key }),
  fc.record({ kind: fc.constant('updateContact' as const), contact: index, change }),
  fc.record({ kind: fc.constant('deleteContact' as const), contact: index }),
  fc.record({ kind: fc.constantFrom('attach' as const, 'detach' as const), contact: index, label: index }),
  fc.record({
    kind: fc.constantFrom('bulkAttach' as const, 'bulkDetach' as const),
    contacts: fc.array(index, { minLength: 1, maxLength: 5 }),
    label: index,
    key,
  }),
  fc.record({
    kind: fc.constant('listContacts' as const),
    label: fc.option(index, { nil: undefined }),
    limit,
  }),
  fc.record({ kind: fc.constant('listLabels' as const), limit }),
)

/** Sends the request of a step, checks the response against the model, and updates the model. */
export async function execute(world: ModelWorld, step: Operation): Promise<void> {
  const label = 'label' in step && step.label !== undefined ? world.labels[step.label] : undefined
  const contact = 'contact' in step ? world.contacts[step.contact] : undefined
  switch (step.kind) {
    case 'createLabel':
      return createLabel(world, step)
    case 'createContact':
      return createContact(world, step)
    case 'renameLabel':
      return label && renameLabel(world, label, `label ${step.name}`)
    case 'deleteLabel':
      return label && deleteLabel(world, label)
    case 'updateContact':
      return contact && updateContact(world, contact, step.change)
    case 'deleteContact':
      return contact && deleteContact(world, contact)
    case 'attach':
    case 'detach':
      return contact && label && setLabel(world, contact, label, step.kind === 'attach')
    case 'bulkAttach':
    case 'bulkDetach': {
      const contacts = step.contacts.flatMap((each) => world.contacts[each] ?? [])
      return label && contacts.length > 0 ? bulkLabel(world, contacts, label, step) : undefined
    }
    case 'listContacts':
      return listContacts(world, step.limit, label)
    case 'listLabels':
      return listLabels(world, step.limit)
  }
}

function createLabel(world: ModelWorld, { name: index, key }: Extract<Operation, { kind: 'createLabel' }>) {
  const name = `label ${index}`
  const send = (header: object) => seen(world.channel.POST('/v1/labels', { params: { header }, body: { name } }))
  return world.post({ label: name }, key, send, (response) => {
    if (world.liveLabels.some((each) => each.name === name)) return expect(response).toMatchObject(invalidField('name'))
    expect(response).toMatchObject({ status: 201, body: { data: { name } } })
    world.labels.push({ id: response.body.data.id, name, isDeleted: false })
  })
}

function createContact(world: ModelWorld, { number, key }: Extract<Operation, { kind: 'createContact' }>) {
  const body = { from: world.phoneNumberId, phone_number: phoneNumber(number) }
  const send = (header: object) => seen(world.channel.POST('/v1/contacts', { params: { header }, body }))
  return world.post({ contact: number }, key, send, (response) => {
    const isTaken = world.liveContacts.some((each) => each.number === number)
    if (isTaken) return expect(response).toMatchObject(invalidField('phone_number'))
    expect(response).toMatchObject({ status: 201, body: { data: { phone_number: body.phone_number, name: null } } })
    const { id } = response.body.data
    world.contacts.push({ id, number, name: null, email: null, labels: new Set(), isDeleted: false })
  })
}

async function renameLabel(world: ModelWorld, label: ModelLabel, name: string): Promise<void> {
  const params = { path: { id: label.id } }
  const response = await seen(world.channel.PATCH('/v1/labels/{id}', { params, body: { name } }))
  if (label.isDeleted) return expect(response).toMatchObject(notFound)
  const isTaken = world.liveLabels.some((each) => each !== label && each.name === name)
  if (isTaken) return expect(response).toMatchObject(invalidField('name'))
  expect(response).toMatchObject({ status: 200, body: { data: { id: label.id, name } } })
  label.name = name
}

async function deleteLabel(world: ModelWorld, label: ModelLabel): Promise<void> {
  const response = await seen(world.channel.DELETE('/v1/labels/{id}', { params: { path: { id: label.id } } }))
  if (label.isDeleted) return expect(response).toMatchObject(notFound)
  expect(response).toMatchObject({ status: 200, body: { data: { id: label.id, deleted: true } } })
  label.isDeleted = true
  for (const { labels } of world.contacts) labels.delete(label)
}

async function updateContact(world: ModelWorld, contact: ModelContact, change: ContactChange): Promise<void> {
  const params = { path: { phone_number_id: world.phoneNumberId, id: contact.id } }
  const body = JSON.parse(JSON.stringify(change)) as { name?: string | null; email?: string | null }
  const response = await seen(world.channel.PATCH('/v1/{phone_number_id}/contacts/{id}', { params, body }))
  if (contact.isDeleted) return expect(response).toMatchObject(notFound)
  Object.assign(contact, body)
  expect(response).toMatchObject({ status: 200, body: { data: shown(contact) } })
}

async function deleteContact(world: ModelWorld, contact: ModelContact): Promise<void> {
  const params = { path: { phone_number_id: world.phoneNumberId, id: contact.id } }
  const response = await seen(world.channel.DELETE('/v1/{phone_number_id}/contacts/{id}', { params }))
  if (contact.isDeleted) return expect(response).toMatchObject(notFound)
  expect(response).toMatchObject({ status: 200, body: { data: { id: contact.id, deleted: true } } })
  contact.isDeleted = true
}

async function setLabel(world: ModelWorld, contact: ModelContact, label: ModelLabel, attach: boolean): Promise<void> {
  const path = { phone_number_id: world.phoneNumberId, id: contact.id }
  const one = '/v1/{phone_number_id}/contacts/{id}/labels/{label_id}'
  const response = attach
    ? await seen(
        world.channel.POST('/v1/{phone_number_id}/contacts/{id}/labels', {
          params: { path },
          body: { label_id: label.id },
        }),
      )
    : await seen(world.channel.DELETE(one, { params: { path: { ...path, label_id: label.id } } }))
  if (contact.isDeleted || label.isDeleted) return expect(response).toMatchObject(notFound)
  const data = { contact_id: contact.id, label_id: label.id, attached: attach }
  expect(response).toMatchObject({ status: 200, body: { data } })
  if (attach) contact.labels.add(label)
  else contact.labels.delete(label)
}

function bulkLabel(
  world: ModelWorld,
  contacts: readonly ModelContact[],
  label: ModelLabel,
  { kind, key }: Extract<Operation, { kind: 'bulkAttach' | 'bulkDetach' }>,
) {
  const operation = kind === 'bulkAttach' ? ('attach' as const) : ('detach' as const)
  const body = { contact_ids: contacts.map(({ id }) => id), label_id: label.id, operation }
  const send = (header: object) => seen(world.channel.POST('/v1/contacts/bulk_label', { params: { header }, body }))
  return world.post(body, key, send, (response) => {
    if (label.isDeleted) return expect(response).toMatchObject(notFound)
    const distinct = [...new Set(contacts)]
    const live = distinct.filter(({ isDeleted }) => !isDeleted)
    const counts = { applied: live.length, skipped_cross_org: distinct.length - live.length, skipped_team_mismatch: 0 }
    expect(response).toMatchObject({ status: 200, body: { data: counts } })
    for (const { labels } of live) {
      if (operation === 'attach') labels.add(label)
      else labels.delete(label)
    }
  })
}

/** The pages in a row are the whole list, newest first. */
async function listContacts(world: ModelWorld, limit: number, label?: ModelLabel): Promise<void> {
  const path = { phone_number_id: world.phoneNumberId }
  const listed = await readPages(limit, (page) => {
    const query = { ...page, ...(label && { label_id: label.id }) }
    return seen(world.channel.GET('/v1/{phone_number_id}/contacts', { params: { path, query } }))
  })
  const expected = world.liveContacts.filter(({ labels }) => label === undefined || labels.has(label))
  expect(listed).toMatchObject(expected.toReversed().map(shown))
}

async function listLabels(world: ModelWorld, limit: number): Promise<void> {
  const listed = await readPages(limit, (query) => seen(world.channel.GET('/v1/labels', { params: { query } })))
  expect(listed).toMatchObject(world.liveLabels.toReversed().map(({ id, name }) => ({ id, name })))
}

type ReadPage = (query: { limit: number; cursor?: string }) => ReturnType<typeof seen>

async function readPages(limit: number, read: ReadPage): Promise<unknown[]> {
  const items: unknown[] = []
  let cursor: string | undefined
  do {
    const { status, body } = await read({ limit, ...(cursor !== undefined && { cursor }) })
    expect(status).toBe(200)
    expect(body.data.length).toBeLessThanOrEqual(limit)
    expect(body.has_more).toBe(body.next_cursor !== null)
    if (body.has_more) expect(body.data).toHaveLength(limit)
    items.push(...body.data)
    cursor = body.next_cursor ?? undefined
  } while (cursor !== undefined)
  return items
}

function shown({ id, number, name, email }: ModelContact) {
  return { id, phone_number: phoneNumber(number), name, email }
}

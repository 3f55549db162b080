import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compareDocuments } from '@channel/codegen/diff'
import { expect, test } from 'vitest'
import { generated, spec } from '../command/paths.ts'
import { judgeChanges } from './judge-changes.ts'

const readContract = () => JSON.parse(readFileSync(join(generated, 'openapi.json'), 'utf8'))
const changelog = readFileSync(join(spec, 'CHANGELOG.md'), 'utf8')

test('reports breaking changes in a copy of the contract, except in growing sets', () => {
  const revision = readContract()
  const { schemas } = revision.components
  const { ContactState: Contact, ContactCreate, ErrorCode, AnyEventType, MessageSendBase } = schemas
  Contact.required = Contact.required.filter((name: string) => name !== 'parent_bsuid')
  ContactCreate.properties.from.maxLength = 30
  MessageSendBase['x-exactly-one-of'] = ['to', 'contact_id', 'conversation_id']
  ErrorCode['x-known-values'].push('out_of_tea')
  AnyEventType['x-known-values'].push('tea.made')
  schemas.WebhookDeadReason['x-known-values'] = ['restored']
  Contact.properties.nickname = { type: 'string', description: 'What friends say.' }

  const changes = compareDocuments(readContract(), revision)
  const { version } = revision.info
  const problems = judgeChanges({ released: version, version, changes, changelog })
  expect(problems.map((problem) => /announce `(.*)` in/.exec(problem)?.[1]).sort()).toEqual([
    'ContactCreate.from',
    'ContactState.parent_bsuid',
    'MessageSendBase',
    'WebhookDeadReason',
    undefined,
  ])
  expect(changes.filter(({ text }) => /known value|set that may grow/.test(text))).toMatchObject([
    { impact: 'major', subject: 'WebhookDeadReason', text: expect.stringContaining('`backlog_full` was removed') },
    { impact: 'minor', subject: 'ErrorCode', text: expect.stringContaining('`out_of_tea` was added') },
    { impact: 'minor', subject: 'AnyEventType', text: expect.stringContaining('`tea.made` was added') },
  ])
  expect(problems.at(-1)).toContain('info.version')
})

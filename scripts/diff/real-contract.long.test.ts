import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { generated, spec } from '../command/paths.ts'
import { compareDocuments } from './compare-documents.ts'
import { judgeChanges } from './judge-changes.ts'

const readContract = () => JSON.parse(readFileSync(join(generated, 'openapi.json'), 'utf8'))
const changelog = readFileSync(join(spec, 'CHANGELOG.md'), 'utf8')

test('reports breaking changes in a copy of the contract, except in growing sets', async () => {
  const revision = readContract()
  const { ContactState: Contact, ContactCreate, ErrorCode, AnyEventType, MessageSendBase } = revision.components.schemas
  Contact.required = Contact.required.filter((name: string) => name !== 'parent_bsuid')
  ContactCreate.properties.from.maxLength = 30
  MessageSendBase['x-exactly-one-of'] = ['to', 'contact_id', 'conversation_id']
  ErrorCode['x-known-values'].push('out_of_tea')
  AnyEventType['x-known-values'].push('tea.made')
  Contact.properties.nickname = { type: 'string', description: 'What friends say.' }

  const changes = await compareDocuments(readContract(), revision)
  const { version } = revision.info
  const problems = judgeChanges({ released: version, version, changes, changelog })
  expect(problems.map((problem) => /announce `(.*)` in/.exec(problem)?.[1]).sort()).toEqual([
    'Contact.parent_bsuid',
    'ContactCreate.from',
    'ContactState.parent_bsuid',
    'MessageSendBase',
    undefined,
  ])
  expect(problems.at(-1)).toContain('info.version')
})

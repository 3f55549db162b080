import { expect, test } from 'vitest'
import { commandName, connectCommands, planCommand } from './operator-commands.ts'

test('creates a team first, if the organization has none', () => {
  const [connect, authorize] = connectCommands('channel', 'org_1', 'team_1').split('\n\n')
  expect(connect).toContain('account connect \\\n  --organization org_1 \\\n  --team team_1 \\\n')
  expect(authorize).toContain('account authorize ACCOUNT_ID')
  const [create, withPlaceholder] = connectCommands('channel', 'org_1', undefined).split('\n\n')
  expect(create).toContain('team create \\\n  --organization org_1 ')
  expect(withPlaceholder).toContain('--team TEAM_ID ')
})

test('names the command of a release, and of the sources', () => {
  expect(planCommand(commandName('1.0.0 (abcdef0)'), 'org_1')).toMatch(/^channel organization update /)
  expect(planCommand(commandName('development'), 'org_1')).toMatch(/^npm run -s channel -- organization update /)
})

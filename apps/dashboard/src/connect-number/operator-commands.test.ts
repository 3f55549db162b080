import { expect, test } from 'vitest'
import { connectCommands } from './operator-commands.ts'

test('creates a team first, if the organization has none', () => {
  const [connect, authorize] = connectCommands('org_1', 'team_1').split('\n\n')
  expect(connect).toContain('account connect \\\n  --organization org_1 \\\n  --team team_1 \\\n')
  expect(authorize).toContain('account authorize ACCOUNT_ID')
  const [create, withPlaceholder] = connectCommands('org_1', undefined).split('\n\n')
  expect(create).toContain('team create \\\n  --organization org_1 ')
  expect(withPlaceholder).toContain('--team TEAM_ID ')
})

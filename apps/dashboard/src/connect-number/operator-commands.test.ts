import { expect, test } from 'vitest'
import { connectCommands, planCommand } from './operator-commands.ts'

test('creates a team first, if the organization has none', () => {
  expect(connectCommands('org_1', 'team_1')).toMatch(
    /^npm run -s channel -- account connect --organization org_1 --team team_1 /,
  )
  expect(connectCommands('org_1', undefined)).toMatch(
    /^npm run -s channel -- team create --organization org_1 [\s\S]+ --team TEAM_ID /,
  )
  expect(planCommand('org_1')).toBe('npm run -s channel -- organization update org_1 --plan platform')
})

import { expect, test } from 'vitest'
import { checkStatements, registeredStatements, statement } from '../src/index.ts'
import { openForTest } from './own-database.ts'

test('accepts only one text per name', () => {
  const created = statement('test_one_text', 'SELECT 1')
  expect(statement('test_one_text', 'SELECT 1')).toBe(created)
  expect(() => statement('test_one_text', 'SELECT 2')).toThrow("'test_one_text'")
  expect(registeredStatements()).toContain(created)
})

test.each(['', 'Upper', '1st', 'a-b', 'x'.repeat(64)])('rejects the name %j', (name) => {
  expect(() => statement(name, 'SELECT 1')).toThrow('a name is')
})

test('checkStatements names every failing statement and its line', async () => {
  const database = await openForTest()
  expect(await checkStatements(database)).toContain('migrate_read_applied')
  statement('test_wrong_column', 'SELECT id\n  FROM organizations\n WHERE nonsense = $1')
  statement('test_wrong_table', 'SELECT 1 FROM nowhere')
  await expect(checkStatements(database)).rejects.toThrow(
    /^statement 'test_wrong_column': column "nonsense" does not exist \(line 3\)\nstatement 'test_wrong_table': relation "nowhere" does not exist \(line 1\)$/,
  )
})

import { findPooler, startPooler } from '@channel/db/testing'
import { sharedDatabase } from '@channel/test-kit'
import { expect, it, onTestFinished } from 'vitest'
import { startApiProcess } from './support/api-process.ts'
import { send } from './support/send.ts'
import { startApi } from './support/start-api.ts'
import { startWiredApi } from './support/start-wired-api.ts'

it('logs a wrong password of the database in one line', async () => {
  const { url: databaseUrl } = await sharedDatabase()
  const { url, logged } = await startApiProcess({ DATABASE_URL: databaseUrl.replace(/:[^:@]+@/, ':wrong@') })
  for (let request = 0; request < 5; request++) expect((await fetch(`${url}/ready`)).status).toBe(503)
  const reason = expect.stringMatching(/password authentication failed/)
  await expect.poll(logged).toMatchObject([{ level: 'warn', part: 'database', reason }])
})

it.skipIf(findPooler() === 'none')(
  'logs an unsuitable connection pooler in one line that says what to do',
  async () => {
    const { url: directUrl } = await sharedDatabase()
    const pooler = await startPooler(directUrl, 2, findPooler() === 'too old' ? '' : 'max_prepared_statements = 0')
    onTestFinished(() => pooler.stop())
    const { url, logged } = await startApiProcess({ DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: directUrl })
    for (let request = 0; request < 5; request++) expect((await fetch(`${url}/ready`)).status).toBe(503)
    const reason = expect.stringContaining('Use PgBouncer 1.21 or later, with pool_mode = transaction')
    await expect.poll(logged).toMatchObject([{ level: 'error', part: 'database', reason }])
  },
)

it('logs an unusable bucket in one line, however many uploads fail', async () => {
  const tenant = await (await startApi()).tenant()
  const bucket = { MEDIA_S3_BUCKET: 'missing', MEDIA_S3_ENDPOINT: 'http://127.0.0.1:1', AWS_REGION: 'eu-central-1' }
  const { url, logged } = await startWiredApi({ ...bucket })
  for (let upload = 0; upload < 3; upload++) {
    const body = new FormData()
    body.append('file', new File(['%PDF-1.7'], 'invoice.pdf', { type: 'application/pdf' }))
    await send('createMedia', { ...tenant, url }, { body })
  }
  const warnings = logged.filter(({ part }) => part === 'media-store')
  expect(warnings).toMatchObject([{ level: 'warn', reason: expect.any(String) }])
})

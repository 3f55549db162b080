import { sharedDatabase } from '@channel/test-kit'
import { expect, it } from 'vitest'
import { expectOperatorError } from '../../testing/expect-error.ts'
import { anOrganization } from '../../testing/index.ts'
import { findBrand } from './brand.ts'
import { type BrandUpdate, updateBrand } from './update-brand.ts'

const database = await sharedDatabase()
const png = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(16)])

const update = (change: BrandUpdate) => database.transaction((tx) => updateBrand(tx, change))

it('sets, keeps and removes color and logo', async () => {
  const { id } = await anOrganization(database)
  expect(await findBrand(database, id)).toEqual({ color: null, logo: null })
  await update({ id, color: '#0B57D0' })
  await update({ id, logo: png })
  const both = { color: '#0b57d0', logo: { type: 'image/png', bytes: png } }
  expect(await findBrand(database, id)).toEqual(both)
  expect(await update({ id })).toEqual(both)
  expect(await update({ id, color: null, logo: null })).toEqual({ color: null, logo: null })
})

it('refuses an unknown organization, other colors, other files and large ones', async () => {
  const { id } = await anOrganization(database)
  await expectOperatorError(update({ id: 'org_nonsense', color: '#000000' }), 'There is no organization org_nonsense.')
  for (const color of ['blue', '#000', '#00000g', '#0000000', '']) {
    await expectOperatorError(update({ id, color }), 'color must be')
  }
  for (const text of ['', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'GIF89a']) {
    await expectOperatorError(update({ id, logo: Buffer.from(text) }), 'logo must be a PNG')
  }
  await expectOperatorError(update({ id, logo: Buffer.concat([png, Buffer.alloc(65_536)]) }), 'at most 65536 bytes')
  expect(await findBrand(database, id)).toEqual({ color: null, logo: null })
})

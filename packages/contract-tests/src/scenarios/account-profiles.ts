import { expectEqual, expectMatch } from '../checks/expect.ts'
import { invalid, refusal } from '../checks/expect-refusal.ts'
import { onAccount } from './given-paths.ts'
import { givenPicture } from './given-picture.ts'
import { scenariosOf } from './scenario.ts'
import { uniqueName } from './unique.ts'

export const accountProfiles = scenariosOf('account-profiles', (scenario, refuses) => {
  scenario('changes fields and shows them', async (target) => {
    const body = { about: uniqueName(), address: null, vertical: 'RETAIL', websites: ['https://shop.example.com/'] }
    const changed = await target.send('updateAccountProfile', { ...onAccount(target), body })
    expectMatch(changed, { data: { object: 'account_profile', phone_number_id: target.account } })
    if (!target.isMock) expectMatch(changed, { data: body })
    const read = await target.send('getAccountProfile', onAccount(target))
    if (!target.isMock) expectEqual(read.data, changed.data)
  })

  scenario('takes an uploaded picture', async (target) => {
    const picture_media_id = await givenPicture(target)
    const changed = await target.send('updateAccountProfile', { ...onAccount(target), body: { picture_media_id } })
    expectMatch(changed, { data: { object: 'account_profile', phone_number_id: target.account } })
  })

  const tooMany = ['https://a.example/', 'https://b.example/', 'https://c.example/']
  for (const [field, value] of Object.entries({ about: null, vertical: 'BAKERY', email: 'none', websites: tooMany }))
    refuses(`rejects an invalid ${field}`, 'updateAccountProfile', invalid(field), (target) => ({
      ...onAccount(target),
      body: { [field]: value },
    }))

  const noPicture = { ...refusal(422, 'media_not_found'), paramOfService: 'picture_media_id' }
  refuses('rejects an unknown picture', 'updateAccountProfile', noPicture, (target) => ({
    ...onAccount(target),
    body: { picture_media_id: 'med_none' },
  }))
})

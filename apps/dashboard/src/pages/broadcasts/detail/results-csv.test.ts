import { expect, it } from 'vitest'
import { resultsCsv } from './results-csv.ts'

it('has words and codes, and numbers that a spreadsheet opens', () => {
  const sent = {
    to: '+4915112345678',
    name: '=Ana',
    status: 'sent',
    reason: null,
    message_id: 'msg_1',
    contact_id: 'ctc_1',
  } as const
  const erased = {
    to: null,
    name: null,
    status: 'skipped',
    reason: 'contact_deleted',
    message_id: null,
    contact_id: null,
  } as const
  expect(resultsCsv([sent, erased], { status: 'completed' }).split('\r\n')).toEqual([
    '\uFEFFPhone number,Name,Status,Reason,status,reason,message_id,contact_id',
    `4915112345678,"'=Ana",Sent,,sent,,msg_1,ctc_1`,
    ',,Left out,The contact was deleted.,skipped,contact_deleted,,',
  ])
})

import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { z } from 'zod'
import type { Kind } from './kind.ts'

/** IP addresses and ranges, separated by commas. */
export function addressRanges(): Kind<string> {
  return {
    schema: z.string().superRefine((text, context) => {
      const given = text.split(',').map((each) => each.trim())
      const problem = given
        .filter((each) => each !== '')
        .map(findProblem)
        .find((each) => each !== undefined)
      if (problem !== undefined) context.addIssue({ code: 'custom', params: { detail: problem } })
    }),
    allowed: 'IP addresses and ranges separated by commas, such as 10.0.0.0/8,fd00::/8',
  }
}

function findProblem(range: string): string | undefined {
  const [, address = '', bits] = /^([^/%]*)(?:\/(\d{1,3}))?$/.exec(range) ?? []
  const family = isIP(address)
  if (family === 0 || Number(bits ?? 0) > (family === 4 ? 32 : 128))
    return `${JSON.stringify(range)} is not an address range`
  if (bits === undefined) return undefined
  const { IPv4, IPv6 } = ipaddr
  const first = (family === 4 ? IPv4 : IPv6).networkAddressFromCIDR(range)
  return first.toNormalizedString() === ipaddr.parse(address).toNormalizedString()
    ? undefined
    : `${range} does not start at the first address of its range`
}

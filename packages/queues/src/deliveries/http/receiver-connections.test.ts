import { expect, it, onTestFinished } from 'vitest'
import { endpointOf, openConnections } from './receiver-connections.ts'

it('keeps connections of an organization to the same addresses in any order, and to no others', () => {
  const connections = openConnections(1_000)
  onTestFinished(() => connections.close())
  const of = (organizationId: string, origin: string, ...addresses: string[]) =>
    connections.to(
      endpointOf(
        origin,
        addresses.map((address) => ({ address, family: 4 })),
      ),
      organizationId,
    )
  const to = (origin: string, ...addresses: string[]) => of('org_1', origin, ...addresses)
  const first = to('https://hooks.example.com', '93.184.215.14', '93.184.215.15')
  expect(to('https://hooks.example.com', '93.184.215.15', '93.184.215.14')).toBe(first)
  expect(to('https://hooks.example.com', '93.184.215.14')).not.toBe(first)
  expect(of('org_2', 'https://hooks.example.com', '93.184.215.14', '93.184.215.15')).not.toBe(first)
  expect(to('https://other.example.com', '93.184.215.14', '93.184.215.15')).not.toBe(first)
})

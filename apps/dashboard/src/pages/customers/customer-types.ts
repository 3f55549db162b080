import type { components } from '@channel/client'

type Schemas = components['schemas']
export type Customer = Schemas['Customer']
export type SetupLink = Schemas['CustomerSetupLinkState']

export interface CustomerProps {
  readonly customer: Customer
}

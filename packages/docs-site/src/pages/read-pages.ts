import { atAddress } from '@channel/contract/at-address'
import type { Contract } from './contract.ts'
import { readDocuments } from './documents.ts'
import { errorCodes } from './error-codes.ts'
import { eventCatalog } from './event-catalog.ts'
import { readGuides } from './guides.ts'
import type { Page } from './page.ts'

/** All pages but the home page. Examples call the service at `baseUrl`. */
export async function readPages(contract: Contract, baseUrl: string): Promise<readonly Page[]> {
  const [guides, documents] = await Promise.all([readGuides(), readDocuments()])
  const pages = [...guides, errorCodes(contract), eventCatalog(contract), ...documents]
  return pages.map((page) => ({ ...page, markdown: atAddress(page.markdown, baseUrl) }))
}

import document from '@channel/contract/openapi.json' with { type: 'json' }
import { withText } from '@channel/contract/routes'

/** The contract as authored. It is the same for every request, so it is made into text once. */
export const openApiDocument = withText(document, JSON.stringify(document))

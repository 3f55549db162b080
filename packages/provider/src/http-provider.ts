import { getJson } from './get-json.ts'
import type { Outcome, Provider, ProviderAccount } from './provider.ts'
import { type ProviderTemplate, templateFields, templatePage } from './template.ts'

/** The provider's own address. */
export const defaultProviderUrl = 'https://graph.facebook.com'

const apiVersion = 'v23.0'
const templatesAPage = 100

/** How the provider is reached. */
export interface HttpProviderOptions {
  /** `PROVIDER_BASE_URL`: the address without version or path; {@link defaultProviderUrl} unless told. */
  readonly baseUrl?: string | undefined
  /** The longest that one request may take, its answer read; 15,000 by default. */
  readonly requestTimeoutMs?: number
  /** The longest that a call may take with all its pages; 60,000 by default. */
  readonly callTimeoutMs?: number
}

/**
 * The provider over HTTP.
 *
 * @throws Error in one line when `baseUrl` is no http or https URL
 */
export function httpProvider(options: HttpProviderOptions = {}): Provider {
  const { requestTimeoutMs = 15_000, callTimeoutMs = 60_000 } = options
  const base = readBaseUrl(options.baseUrl ?? defaultProviderUrl)

  async function listTemplates({ wabaId, token }: ProviderAccount): Promise<Outcome<ProviderTemplate[]>> {
    const deadline = AbortSignal.timeout(callTimeoutMs)
    const templates: ProviderTemplate[] = []
    const seen = new Set<string>()
    let after: string | undefined
    do {
      const url = new URL(`${base}/${apiVersion}/${encodeURIComponent(wabaId)}/message_templates`)
      url.searchParams.set('fields', templateFields)
      url.searchParams.set('limit', String(templatesAPage))
      if (after !== undefined) url.searchParams.set('after', after)
      const page = await getJson({ url, token, timeoutMs: requestTimeoutMs, deadline }, templatePage)
      if (!page.ok) return page
      templates.push(...page.value.data)
      // The cursor and not the address in `next`: the token goes to the configured address alone.
      after = page.value.paging?.next === undefined ? undefined : page.value.paging.cursors?.after
      if (after !== undefined && seen.has(after)) return unending(after)
      seen.add(after ?? '')
    } while (after !== undefined)
    return { ok: true, value: templates }
  }

  return { listTemplates }
}

function unending(cursor: string): Outcome<never> {
  const message = `the listing leads back to its cursor ${JSON.stringify(cursor)}`
  return { ok: false, failure: { kind: 'unreadable', message } }
}

function readBaseUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.search !== '' || url.hash !== '') {
    throw new Error(`PROVIDER_BASE_URL is ${JSON.stringify(text)}; it has to be the provider's http or https URL.`)
  }
  return url.href.replace(/\/+$/, '')
}

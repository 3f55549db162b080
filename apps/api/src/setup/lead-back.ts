import type { OpenedSetupLink } from '@channel/core'

/** Whether a redirect leads to our own result page, because the link has no URL of the organization. */
export function isResultPage(redirect: URL, { result_url }: OpenedSetupLink['link']): boolean {
  const own = new URL(result_url)
  return redirect.origin === own.origin && redirect.pathname === own.pathname
}

/** The site of a redirect, as people know it. */
export function nameOfSite({ host }: URL): string {
  return host.replace(/^www\./, '')
}

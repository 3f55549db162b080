import { createApiReference } from '/docs/scalar/standalone.esm.js'

// Nothing may be requested from other origins: no fonts, no telemetry, no services of the vendor.
createApiReference('#reference', {
  url: '/docs/openapi.json',
  telemetry: false,
  withDefaultFonts: false,
  showDeveloperTools: 'never',
  hideClientButton: true,
  agent: { disabled: true, hideAddApi: true },
  mcp: { disabled: true },
  documentDownloadType: 'none',
  defaultOpenFirstTag: false,
  persistAuth: false,
  defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
})

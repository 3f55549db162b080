import { fileURLToPath } from 'node:url'
import { listThirdParty } from '@channel/third-party'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { pagePaths } from './src/page-paths.ts'

/** The paths that the service answers with the page. It reads them from here, so that they are listed once. */
function listPages(): Plugin {
  const source = `${JSON.stringify(pagePaths)}\n`
  return {
    name: 'list-pages',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'pages.json', source })
    },
  }
}

const frameworks =
  /node_modules\/(?:react|react-dom|scheduler|@tanstack\/(?:react-)?(?:router|query|history|store)[^/]*)\//

/** Its styles are inlined. */
const copied = [fileURLToPath(import.meta.resolve('tailwindcss'))]

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), tailwindcss(), listPages(), { ...listThirdParty({ name: 'dashboard', copied }), apply: 'build' }],
  // `data:` URLs would need their own permission in the Content-Security-Policy.
  build: {
    assetsInlineLimit: 0,
    target: 'es2023',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        // Changes rarely, so that browsers keep it when the page is updated.
        codeSplitting: { groups: [{ name: 'framework', test: frameworks }] },
      },
    },
  },
  logLevel: 'warn',
  clearScreen: false,
})

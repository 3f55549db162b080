import { fileURLToPath } from 'node:url'

/** What `start` runs beside itself. */
export type SiblingApp = 'api' | 'worker' | 'simulator'

/** The entry of another app: beside this one among the sources (`apps/api/src`), and among the bundles (`dist/api`). */
export function siblingApp(app: SiblingApp): string {
  const isSource = import.meta.url.endsWith('.ts')
  return fileURLToPath(new URL(isSource ? `../../${app}/src/main.ts` : `../${app}/main.js`, import.meta.url))
}

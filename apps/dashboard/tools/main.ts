import { buildPage, isPageBuilt } from './build-page.ts'

// Started by `npm start`, which prints what this prints; by the build task with --force.
if (process.argv.includes('--force') || !isPageBuilt()) {
  console.log('Building the web page …')
  await buildPage()
}

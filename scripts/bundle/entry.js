// The entry of the image: runs the part that the first argument names, with the other arguments.
const parts = new Map([
  ['api', 'api'],
  ['worker', 'worker'],
  ['channel', 'cli'],
])
const usage = `Usage: ${[...parts.keys()].join(' | ')} [arguments]

api, worker      run that part of the service; --help lists its settings
channel          runs a command, such as 'channel migrate'; --help lists them`

const [name] = process.argv.splice(2, 1)
const part = parts.get(name)
if (part !== undefined) await import(`./${part}/main.js`)
else if (name === '--help') console.log(usage)
else {
  console.error(name === undefined ? usage : `There is no part '${name}'.\n\n${usage}`)
  process.exitCode = 2
}

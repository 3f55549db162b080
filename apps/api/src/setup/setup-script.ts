/**
 * Opens the provider's dialog, waits for its result, and posts that to the service once. The dialog sends the ids
 * of the connected number in a message, and the code in its redirect to our callback page, which passes it on to
 * this page.
 */
export const setupScript = `
const button = document.querySelector('#start')
const statusLine = document.querySelector('#status')
const dialog = new URL(button.dataset.dialog)
let current

button.addEventListener('click', () => {
  if (button.getAttribute('aria-disabled') === 'true') return
  if (current !== undefined && !current.popup.closed) return current.popup.focus()
  const popup = window.open(dialog, 'signup', 'popup,width=640,height=800')
  if (popup === null) return showStatus('Your browser blocked the window. Allow pop-ups for this page, then try again.')
  showStatus('Continue in the new window. If you do not see it, use the button again.')
  const signup = { popup }
  current = signup
  const watch = setInterval(() => {
    if (!popup.closed && current === signup) return
    clearInterval(watch)
    // Its last message may still be in transit.
    setTimeout(() => {
      if (current !== signup) return
      if (signup.code !== undefined) return end({ error: 'no_message' })
      current = undefined
      showStatus('The window was closed before the signup was complete. Nothing was connected; you can try again.')
    }, 1500)
  }, 300)
})

window.addEventListener('message', ({ origin, data }) => {
  if (current === undefined) return
  if (origin === location.origin) receiveRedirect(data)
  else if (isProvider(origin)) receiveMessage(typeof data === 'string' ? data : JSON.stringify(data))
})

function isProvider(origin) {
  if (origin === dialog.origin) return true
  const { protocol, hostname } = new URL(origin)
  return dialog.protocol === 'https:' && protocol === 'https:' && hostname.endsWith('.' + dialog.hostname.replace(/^www\\./, ''))
}

function receiveRedirect(data) {
  if (data?.type !== 'signup_return' || data.state !== dialog.searchParams.get('state')) return
  if (data.code === null) return end({ error: data.error ?? 'no_code' })
  current.code = data.code
  finish()
}

function receiveMessage(text) {
  const message = read(text)
  if (message?.type !== 'WA_EMBEDDED_SIGNUP') return
  if (message.event === 'CANCEL' || message.event === 'ERROR') return end({ message: text })
  if (!String(message.event).startsWith('FINISH')) return
  current.message = text
  finish()
}

function read(text) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function finish() {
  const { code, message } = current
  if (code !== undefined && message !== undefined) end({ code, message })
}

async function end(result) {
  current.popup.close()
  current = undefined
  button.setAttribute('aria-disabled', 'true')
  showStatus(result.code === undefined ? 'One moment …' : 'Connecting the number. Please keep this page open …')
  try {
    const response = await fetch(location.pathname, {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      body: JSON.stringify(result),
    })
    const { data, error } = await response.json()
    if (data !== undefined) return leadBack(data)
    showStatus(error.message + ' You can load this page again.')
  } catch {
    showStatus('The connection was lost. Load this page again to see whether the number is connected.')
  }
}

// Without a URL of the organization, this page itself shows the result: which number is connected, or why it failed.
function leadBack({ number, redirect_url }) {
  if (redirect_url.startsWith(button.dataset.result + '?')) return location.replace(location.pathname)
  const site = new URL(redirect_url).host
  const what = number === null ? 'The number was not connected.' : (number.phone_number ?? number.name) + ' is connected.'
  showStatus(what + ' Taking you back to ' + site + ' …')
  setTimeout(() => location.assign(redirect_url), number === null ? 0 : 1500)
}

function showStatus(text) {
  statusLine.textContent = text
}
`

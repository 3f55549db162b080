import { Hono } from 'hono'
import { html } from 'hono/html'
import { digitsOf } from '../conversations.ts'
import { frame } from '../page/frame.ts'
import { finishSignup } from '../provider-api/signup.ts'
import type { State } from '../state.ts'

const steps = { cancel: 'PHONE_NUMBER_SETUP', error: 'PHONE_NUMBER_VERIFICATION' }

/** The message to the opening window, and the redirect of the browser. */
interface Ending {
  readonly message: object
  readonly redirect: URL
}

/**
 * The provider's signup dialog. It posts its result to the window that opened it (`WA_EMBEDDED_SIGNUP`), and
 * redirects to `redirect_uri` with the code or the error.
 */
export function signupDialog(state: State) {
  const app = new Hono()

  app.on(['GET', 'POST'], '/:version{v[0-9]+\\.[0-9]+}/dialog/oauth', async (c) => {
    const query = new URL(c.req.url).searchParams
    const problem = problemWith(state, query)
    if (problem !== undefined) return c.html(problemPage(problem), 400)
    if (c.req.method !== 'POST') return c.html(dialogPage(query, newNumber(state)))
    const form = await c.req.formData().catch(() => new FormData())
    const field = (name: string) => String(form.get(name) ?? '').trim()
    if (field('choice') === 'finish' && !/^\+?[\d ]{7,20}$/.test(field('phone_number'))) {
      return c.html(problemPage('That is not a phone number.'), 400)
    }
    const ending = end(state, new URL(query.get('redirect_uri')!), field)
    const back = query.get('state')
    if (back !== null) ending.redirect.searchParams.set('state', back)
    return c.html(endPage(ending))
  })

  return app
}

function problemWith(state: State, query: URLSearchParams): string | undefined {
  if (query.get('client_id') !== state.app.id)
    return `There is no app with the id ${query.get('client_id') ?? '(missing)'}.`
  const redirect = query.get('redirect_uri') ?? ''
  if (!URL.canParse(redirect) || !/^https?:$/.test(new URL(redirect).protocol)) return 'The redirect_uri is not a URL.'
  return query.get('response_type') === 'code' ? undefined : 'The response_type must be code.'
}

function end(state: State, redirect: URL, field: (name: string) => string): Ending {
  const ending = (event: string, data: object, params: Record<string, string>) => {
    for (const [name, value] of Object.entries(params)) redirect.searchParams.set(name, value)
    return { message: { type: 'WA_EMBEDDED_SIGNUP', event, version: '3', data }, redirect }
  }
  if (field('choice') === 'finish') {
    const inBusinessApp = field('in_business_app') === 'yes'
    const finished = finishSignup(state, field('phone_number'), field('business_name'), { inBusinessApp })
    const { code, phoneNumberId: phone_number_id, wabaId: waba_id, businessId: business_id } = finished
    const event = inBusinessApp ? 'FINISH_WHATSAPP_BUSINESS_APP_ONBOARDING' : 'FINISH'
    return ending(event, { phone_number_id, waba_id, business_id }, { code })
  }
  if (field('choice') === 'error') {
    const error_description = 'The number could not be verified.'
    const data = { error_message: error_description, error_code: '524126', current_step: steps.error }
    return ending('ERROR', data, { error: 'server_error', error_description })
  }
  const params = { error: 'access_denied', error_reason: 'user_denied', error_description: 'Permissions error' }
  return ending('CANCEL', { current_step: steps.cancel }, params)
}

/** A number that the provider does not know yet, so that each click on the button connects another number. */
function newNumber(state: State): string {
  const known = new Set([...state.numbers.values()].map((each) => digitsOf(each.displayPhoneNumber)))
  let digits = 493090182000
  while (known.has(String(digits))) digits++
  return `+${digits}`
}

function dialogPage(query: URLSearchParams, phoneNumber: string) {
  return frame(
    'Connect your business',
    html`<h1>Connect your business</h1>
    <p>This is the simulated provider: nothing here leaves your machine.</p>
    <form method="post" action="?${query.toString()}">
      <label for="business_name">Business name</label>
      <input id="business_name" name="business_name" value="Corner Bakery" required />
      <label for="phone_number">Phone number</label>
      <input id="phone_number" name="phone_number" type="tel" value="${phoneNumber}" required pattern="\\+?[0-9 ]{7,20}" />
      <p class="check">
        <input id="in_business_app" name="in_business_app" type="checkbox" value="yes" />
        <label for="in_business_app">Keep using this number in the business app on a phone</label>
      </p>
      <div class="row">
        <button name="choice" value="finish">Finish</button>
        <button class="quiet" name="choice" value="cancel" formnovalidate>Cancel</button>
        <button class="quiet" name="choice" value="error" formnovalidate>Fail with an error</button>
      </div>
    </form>`,
  )
}

function endPage({ message, redirect }: Ending) {
  return frame(
    'One moment',
    html`<h1>One moment</h1>
    <p><a id="on" href="${redirect.href}" data-message="${JSON.stringify(message)}">Continue</a></p>
    <script type="module" src="/_page/end-signup.js"></script>`,
  )
}

function problemPage(problem: string) {
  return frame('This cannot be opened', html`<h1>This cannot be opened</h1><p>${problem}</p>`)
}

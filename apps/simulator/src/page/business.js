import { pathOf } from './control.js'
import { $, showFacts } from './dom.js'
import { state } from './state.js'

/** Shows what customers see of the business, and its PIN. */
export function showBusiness() {
  const { phoneNumber } = state
  $('#business-part').hidden = phoneNumber === undefined
  if (phoneNumber === undefined) return
  const { profile, pin } = phoneNumber
  const { about, description, vertical, address, email, websites, picture } = profile
  showFacts($('#business'), {
    About: about || 'none',
    Description: description || 'none',
    Category: vertical === 'UNDEFINED' ? 'none' : vertical,
    Address: address || 'none',
    Email: email || 'none',
    Websites: websites.join(', ') || 'none',
    PIN: pin ?? 'not set',
  })
  $('#picture').hidden = picture === undefined
  const source = picture === undefined ? '' : `/_control${pathOf('media', picture)}`
  if ($('#picture').getAttribute('src') !== source) $('#picture').setAttribute('src', source)
}

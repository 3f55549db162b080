const link = document.querySelector('#on')
const { origin } = new URL(link.href)
// A string, not an object, as the provider sends it.
window.opener?.postMessage(link.dataset.message, origin)
window.location.replace(link.href)

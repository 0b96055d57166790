/** Where the page lives. A host of its own gives it an origin of its own. */
export const pageOrigin = 'app://short-timer'
export const pageAddress = `${pageOrigin}/index.html`
